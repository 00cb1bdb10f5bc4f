import type { FormEvent, ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { useDispatch } from 'react-redux';
import { saveOrder } from '@/features/checkout/ordersApi';
import { paths } from '@/shop/paths';
import { checkoutTexts } from './checkoutTexts';
import { emailTexts } from '@/shared/ui/form/emailTexts';
import { statusTexts } from '@/shared/ui/texts';
import { CheckField } from '@/shared/ui/form/CheckField';
import { EmailField } from '@/shared/ui/form/EmailField';
import { ErrorSummary } from '@/shared/ui/form/ErrorSummary';
import { Tick } from '@/shared/ui/form/CheckField';
import { TextField } from '@/shared/ui/form/TextField';
import { namesIn } from '@/shared/ui/form/formField';
import type { FieldProps } from '@/shared/ui/form/useForm';
import { LeaveQuestion } from '@/shared/ui/LeaveQuestion';
import { Link } from '@/shared/ui/Link';
import { SlowHint } from '@/shared/ui/SlowHint';
import { OrderButton, type OrderWait } from './OrderButton';
import { customerFields, type Customer, type TextName } from './customerFields';
import { customerOf, useCustomerForm, type FieldName } from './useCustomerForm';

type Props = {
  isBusy: boolean;
  wait?: OrderWait;
  /** The positions and the total, rendered directly above the order button. */
  children: ReactNode;
  onType: () => void;
  onSubmit: (customer: Customer) => void;
  /** The visitor is about to leave: a deferred order must not be sent. */
  onLeaveAttempt: () => void;
};

const slowTexts = { ...statusTexts, cancel: checkoutTexts.stopWaiting };

type PlainName = Exclude<TextName, 'email'>;
const { firstName: _first, lastName: _last, email: _email, ...furtherFields } = customerFields;
const furtherNames = namesIn(furtherFields);

export function CheckoutForm({ isBusy, wait, children, onType, onSubmit, onLeaveAttempt }: Props) {
  const dispatch = useDispatch();
  const { form, isRemembering, setIsRemembering, isUnsaved } = useCustomerForm();
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
    maxLength: customerFields[name].maxLength,
    // Enter on a phone's keyboard moves on instead of ordering.
    enterKeyHint: 'next' as const,
  });
  const plainField = (name: PlainName) => (
    <TextField key={name} {...textField(name)} {...customerFields[name].input} />
  );
  return (
    <Form noValidate onSubmit={submit} className="checkout">
      <section aria-labelledby="daten" className="panel checkout-contact">
        <h2 id="daten">{checkoutTexts.contact}</h2>
        <ErrorSummary {...form.summary} title={checkoutTexts.summary} />
        <p className="soft">{checkoutTexts.required}</p>
        <div className="checkout-names">
          {plainField('firstName')}
          {plainField('lastName')}
        </div>
        <EmailField
          {...form.emailField('email')}
          {...textField('email')}
          hint={checkoutTexts.emailHint}
          texts={emailTexts}
        />
        {furtherNames.map(plainField)}
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
        isBlocking={isUnsaved && !isSending}
        texts={checkoutTexts.leaving}
        onAsk={onLeaveAttempt}
        onKeep={() => setIsRemembering(true)}
      />
    </Form>
  );
}

/** The links open a new window, so that the form keeps its values. */
function TermsField(props: FieldProps) {
  return (
    <>
      <CheckField {...props}>
        {checkoutTexts.acceptTermsBefore}
        <NewWindowLink to={paths.terms.to()}>{checkoutTexts.acceptTermsLink}</NewWindowLink>
        {checkoutTexts.acceptTermsAfter}
      </CheckField>
      <p className="soft">
        {checkoutTexts.privacyBefore}
        <NewWindowLink to={paths.imprint.to()}>{checkoutTexts.privacyLink}</NewWindowLink>
        {checkoutTexts.privacyAfter}
      </p>
    </>
  );
}

function NewWindowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      <span>{children}</span>
      <span className="visually-hidden">{checkoutTexts.newWindow}</span>
    </Link>
  );
}
