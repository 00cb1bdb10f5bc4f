import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { orderNumberIn } from './orderNumber';
import { paymentTexts } from './paymentTexts';
import { Button } from '@/shared/ui/Button';
import { CodeForm } from '@/shared/ui/form/CodeForm';
import './payment.scss';

type Props = {
  /** The order of this page, which the form starts with. */
  shown?: string;
  /** The visitor asks for the order of this page once more. */
  onReload?: () => void;
};

/** Asks for an order id and opens the page of that order. */
export function OrderQuestion({ shown = '', onReload }: Props) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(shown);
  const [problem, setProblem] = useState('');

  function submit() {
    const orderId = orderNumberIn(typed);
    if (orderId && orderId === shown) {
      onReload?.();
      return;
    }
    if (orderId) {
      void navigate(paths.paymentResult.to({}, { orderid: orderId }));
      return;
    }
    setProblem(orderId === '' ? paymentTexts.numberMissing : paymentTexts.numberUnfit);
    field.current?.focus();
  }

  return (
    <CodeForm
      id="bestellnummer"
      className="order-question"
      label={paymentTexts.number}
      field={field}
      value={typed}
      onChange={setTyped}
      problem={problem}
      autoCapitalize="characters"
      enterKeyHint="go"
      button={<Button type="submit">{paymentTexts.showOrder}</Button>}
      onSubmit={submit}
    />
  );
}
