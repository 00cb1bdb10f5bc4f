import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { useDispatch } from 'react-redux';
import { saveOrder, type Customer } from '@/api/orders';
import { checkoutTexts } from '@/texts/checkout';
import { screenTexts } from '@/texts/frame';
import { LeaveQuestion } from '@/ui/LeaveQuestion';
import { SlowHint } from '@/ui/SlowHint';
import { CustomerField } from './CustomerField';
import { customerOf, isTyped, type TextName } from './customerForm';
import { EmailField } from './EmailField';
import { ErrorSummary } from './ErrorSummary';
import { OrderButton, type OrderWait } from './OrderButton';
import { TermsField } from './TermsField';
import { useCustomerFields } from './useCustomerFields';
import '@/styles/forms.scss';

type Props = {
  isBusy: boolean;
  wait?: OrderWait;
  /** The positions and the total, which stand directly above the order button. */
  children: ReactNode;
  /** The visitor puts something in. */
  onType: () => void;
  onSubmit: (customer: Customer) => void;
  /** The visitor is about to leave: what waits to be sent is not wanted for certain any more. */
  onHesitate: () => void;
};

const slowTexts = { ...screenTexts, cancel: checkoutTexts.stopWaiting };

/** Who orders, the acceptance of the terms and the order button. */
export function CheckoutForm({ isBusy, wait, children, onType, onSubmit, onHesitate }: Props) {
  const dispatch = useDispatch();
  const { fields, errors, change, check, isRemembering, setIsRemembering } = useCustomerFields();
  const [refusals, setRefusals] = useState(0);
  const isSending = isBusy && wait === undefined;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (check()) onSubmit(customerOf(fields));
    else setRefusals((count) => count + 1);
  }

  const field = (name: TextName) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => {
      change(name, value);
      onType();
    },
  });
  return (
    <Form noValidate onSubmit={submit} className="checkout">
      <section aria-labelledby="daten">
        <h2 id="daten">{checkoutTexts.contact}</h2>
        <ErrorSummary ref={summary} errors={errors} />
        <p className="soft">{checkoutTexts.required}</p>
        <CustomerField {...field('firstName')} autoComplete="given-name" />
        <CustomerField {...field('lastName')} autoComplete="family-name" />
        <EmailField {...field('email')} />
        <CustomerField {...field('phone')} type="tel" autoComplete="tel" />
        <Form.Check
          id="kassa-merken"
          label={checkoutTexts.remember}
          checked={isRemembering}
          onChange={(event) => setIsRemembering(event.target.checked)}
        />
        <TermsField
          checked={fields.terms}
          error={errors.terms}
          onChange={(checked) => {
            change('terms', checked);
            onType();
          }}
        />
      </section>
      <div>
        {children}
        <OrderButton isBusy={isBusy} wait={wait} />
        <div role="status" className="slow-hint">
          {isSending && (
            <SlowHint texts={slowTexts} onCancel={() => dispatch(saveOrder.cancel())}>
              <p>{checkoutTexts.slow}</p>
            </SlowHint>
          )}
        </div>
      </div>
      <LeaveQuestion
        isHolding={isTyped(fields) && !isRemembering && !isSending}
        texts={checkoutTexts.leaving}
        onAsk={onHesitate}
        onKeep={() => setIsRemembering(true)}
      />
    </Form>
  );
}
