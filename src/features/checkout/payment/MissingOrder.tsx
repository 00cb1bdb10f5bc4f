import { useRef, useState, type FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { orderIdFromAddress } from '@/features/checkout/orderIdFromAddress';
import { paymentTexts } from '@/features/checkout/paymentTexts';
import { Button } from '@/shared/ui/Button';
import { Failure } from '@/shared/ui/Failure';
import { useFieldValue } from '@/shared/ui/form/useFieldValue';
import { LinkButton } from '@/shared/ui/LinkButton';
import '@/shared/ui/form/forms.scss';
import './payment.scss';

const errorId = 'bestellnummer-fehler';

/** Asks for the order id if neither the address nor the store has one. */
export function MissingOrder() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const control = useFieldValue({ value: typed, onChange: setTyped, ref: field });
  const [problem, setProblem] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const orderId = orderIdFromAddress(typed);
    if (orderId) {
      void navigate(paths.paymentResult.to({}, { orderid: orderId }));
      return;
    }
    setProblem(orderId === '' ? paymentTexts.numberMissing : paymentTexts.numberUnfit);
    field.current?.focus();
  }

  return (
    <Failure title={paymentTexts.missingTitle} text={paymentTexts.missing} noindex>
      <Form noValidate onSubmit={submit} className="order-question">
        <Form.Label htmlFor="bestellnummer">{paymentTexts.number}</Form.Label>
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
          <Button type="submit">{paymentTexts.showOrder}</Button>
        </div>
        <p id={errorId} className="field-error">
          {problem}
        </p>
      </Form>
      <LinkButton to={paths.cart.to()} variant="outline-primary">
        {paymentTexts.toCart}
      </LinkButton>
    </Failure>
  );
}
