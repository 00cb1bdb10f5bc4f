import type { FormEvent, ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { useDispatch } from 'react-redux';
import { saveOrder, type Customer } from '@/features/checkout/ordersApi';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { emailTexts } from '@/shared/ui/form/emailTexts';
import { statusTexts } from '@/shared/ui/texts';
import { EmailField } from '@/shared/ui/form/EmailField';
import { ErrorSummary } from '@/shared/ui/form/ErrorSummary';
import { Tick } from '@/shared/ui/form/CheckField';
import { TextField } from '@/shared/ui/form/TextField';
import { LeaveQuestion } from '@/shared/ui/LeaveQuestion';
import { SlowHint } from '@/shared/ui/SlowHint';
import { customerOf, isTyped, maxCustomerTextLength, type FieldName, type TextName } from './customerForm';
import { OrderButton, type OrderWait } from './OrderButton';
import { TermsField } from './TermsField';
import { useCustomerForm } from './useCustomerForm';

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

const slowTexts = { ...statusTexts, cancel: checkoutTexts.stopWaiting };

/** Who orders, the acceptance of the terms and the order button. */
export function CheckoutForm({ isBusy, wait, children, onType, onSubmit, onHesitate }: Props) {
  const dispatch = useDispatch();
  const { form, isRemembering, setIsRemembering } = useCustomerForm();
  const isSending = isBusy && wait === undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && form.check()) onSubmit(customerOf(form.values));
  }

  const field = (name: FieldName) => ({
    ...form.field(name),
    onChange: (value: string) => {
      form.change(name, value);
      onType();
    },
  });
  const textField = (name: TextName) => ({
    ...field(name),
    label: checkoutTexts[name],
    maxLength: maxCustomerTextLength,
    // The keyboard's key leads to the next field: the order has a button of its own.
    enterKeyHint: 'next' as const,
  });
  return (
    <Form noValidate onSubmit={submit} className="checkout">
      <section aria-labelledby="daten" className="panel checkout-contact">
        <h2 id="daten">{checkoutTexts.contact}</h2>
        <ErrorSummary {...form.summary} title={checkoutTexts.summary} />
        <p className="soft">{checkoutTexts.required}</p>
        <div className="checkout-names">
          <TextField {...textField('firstName')} autoComplete="given-name" autoCapitalize="words" />
          <TextField {...textField('lastName')} autoComplete="family-name" autoCapitalize="words" />
        </div>
        <EmailField
          {...form.emailField('email')}
          {...textField('email')}
          hint={checkoutTexts.emailHint}
          texts={emailTexts}
        />
        <TextField {...textField('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <Form.Check id="kassa-merken">
          <Tick isTicked={isRemembering} onTick={setIsRemembering} />
          <Form.Check.Label>{checkoutTexts.remember}</Form.Check.Label>
        </Form.Check>
        <TermsField {...field('terms')} />
      </section>
      <div className="checkout-order">
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
        isBlocking={isTyped(form.values) && !isRemembering && !isSending}
        texts={checkoutTexts.leaving}
        onAsk={onHesitate}
        onKeep={() => setIsRemembering(true)}
      />
    </Form>
  );
}
