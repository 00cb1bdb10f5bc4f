import { useRef, useState, type FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { orderNumberIn } from './orderNumber';
import { paymentTexts } from './paymentTexts';
import { Button } from '@/shared/ui/Button';
import { useFieldValue } from '@/shared/ui/form/useFieldValue';
import '@/shared/ui/form/forms.scss';
import './payment.scss';

const errorId = 'bestellnummer-fehler';

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
  const control = useFieldValue({ value: typed, onChange: setTyped, ref: field });
  const [problem, setProblem] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
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
    <Form noValidate onSubmit={submit} className="order-question">
      <Form.Label htmlFor="bestellnummer">{paymentTexts.number}</Form.Label>
      <div className="order-question-row">
        <div>
          <Form.Control
            {...control}
            id="bestellnummer"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            enterKeyHint="go"
            spellCheck={false}
            isInvalid={problem !== ''}
            aria-invalid={problem !== ''}
            aria-describedby={errorId}
          />
          <p id={errorId} className="field-error">
            {problem}
          </p>
        </div>
        <Button type="submit">{paymentTexts.showOrder}</Button>
      </div>
    </Form>
  );
}
