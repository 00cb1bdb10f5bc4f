import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { useDispatch } from 'react-redux';
import { sendWithdrawal } from '@/features/feedback/api';
import { formTexts } from '@/features/feedback/texts';
import { useFormSending } from '@/features/feedback/useFormSending';
import { withdrawalTexts as texts } from '@/features/feedback/withdrawalTexts';
import { ownerFacts } from '@/shop/ownerFacts';
import { OwnerContacts } from '@/shop/ui/OwnerContacts';
import { PrivacyLine } from '@/shop/ui/PrivacyLine';
import { Button } from '@/shared/ui/Button';
import { emailTexts } from '@/shared/ui/form/emailTexts';
import { EmailField } from '@/shared/ui/form/EmailField';
import { ErrorSummary } from '@/shared/ui/form/ErrorSummary';
import { SendPart } from '@/shared/ui/form/SendPart';
import { nameKeyboard, TextField } from '@/shared/ui/form/TextField';
import { useDraftedForm } from '@/shared/ui/form/useDraftedForm';
import { Declaration } from './Declaration';
import { MailPart } from './MailPart';
import { declarationOf, maxLine, withdrawalForm, withdrawalValidations } from './withdrawalForm';
import { withdrawalSlice } from './withdrawalSlice';

/** Two steps, so that nobody declares by a slip: the fields, then what will be sent. */
export function WithdrawalForm({ orderId }: { orderId: string | undefined }) {
  const dispatch = useDispatch();
  const [isReviewed, setIsReviewed] = useState(false);
  const id = withdrawalForm(orderId);
  const form = useDraftedForm({
    id,
    validations: withdrawalValidations,
    messages: texts.errors,
    maxLength: maxLine * 10,
    suggested: orderId === undefined ? undefined : { orderNumber: orderId },
  });
  const { isLoading, problem } = useFormSending(withdrawalSlice, id, texts.unclearTitle);

  const declaration = declarationOf(form.values);
  const mail = ownerFacts.withdrawal?.email;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const isValid = form.check();
    const { name, email, text } = declaration;
    if (isReviewed && isValid)
      dispatch(sendWithdrawal.start({ topic: 'widerruf', name, email, message: text }));
    else setIsReviewed(isValid);
  }

  /** The second press of a double click meets the button of the next step. */
  function ignoreDoubleClick(event: MouseEvent) {
    if (isReviewed && event.detail > 1) event.preventDefault();
  }

  const { field } = form;
  const confirm = problem?.isUnclear ? formTexts.again : texts.confirm;
  return (
    <Form noValidate onSubmit={submit} onClickCapture={ignoreDoubleClick}>
      <StepHeading isReviewed={isReviewed} />
      {/* Not removed: what is filled in keeps a new version of the shop from reloading the page. */}
      <div hidden={isReviewed}>
        <ErrorSummary {...form.summary} title={formTexts.summary} />
        <TextField
          {...field('name')}
          {...nameKeyboard}
          label={texts.name}
          autoComplete="name"
          maxLength={maxLine}
        />
        <TextField
          {...field('orderNumber')}
          label={texts.orderNumber}
          hint={texts.orderNumberHint}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={maxLine}
        />
        <EmailField
          {...form.emailField('email')}
          label={texts.email}
          maxLength={maxLine}
          enterKeyHint="next"
          texts={emailTexts}
        />
      </div>
      {isReviewed && (
        <Review text={declaration.text} onChange={() => setIsReviewed(false)}>
          {mail === undefined && <p>{texts.willSend}</p>}
        </Review>
      )}
      {isReviewed && mail !== undefined ? (
        <MailPart to={mail} declaration={declaration} />
      ) : (
        <SendPart
          texts={{ ...formTexts, submit: isReviewed ? confirm : texts.submit }}
          isSending={isLoading}
          problem={problem}
          onStopWaiting={() => dispatch(sendWithdrawal.cancel())}
        >
          {problem && (
            <>
              <p>{texts.otherWays}</p>
              <OwnerContacts contact={texts.contact} />
            </>
          )}
          <p className="soft">{formTexts.draft}</p>
          <PrivacyLine texts={formTexts} />
        </SendPart>
      )}
    </Form>
  );
}

/** Takes the focus with each further step. */
function StepHeading({ isReviewed }: { isReviewed: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isReviewed);
  useEffect(() => {
    if (shown.current !== isReviewed) heading.current?.focus();
    shown.current = isReviewed;
  }, [isReviewed]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {isReviewed ? texts.review : texts.details}
    </h2>
  );
}

type ReviewProps = { text: string; onChange: () => void; children: ReactNode };

function Review({ text, onChange, children }: ReviewProps) {
  return (
    <>
      {children}
      <Declaration text={text} />
      <p>
        <Button variant="outline-primary" onClick={onChange}>
          {texts.change}
        </Button>
      </p>
    </>
  );
}
