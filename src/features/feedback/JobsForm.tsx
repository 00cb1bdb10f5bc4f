import type { FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { useDispatch } from 'react-redux';
import { saveJobApplication } from './api';
import { isoDayAt } from '@/domain/isoDays';
import { formTexts, jobsTexts as texts, type JobsSection } from './texts';
import { emailTexts } from '@/shared/ui/form/emailTexts';
import { EmailField } from '@/shared/ui/form/EmailField';
import { ErrorSummary } from '@/shared/ui/form/ErrorSummary';
import { MessageField } from '@/shared/ui/form/MessageField';
import { PrivacyLine } from '@/shop/ui/PrivacyLine';
import { SelectField } from '@/shared/ui/form/SelectField';
import { SendPart } from '@/shared/ui/form/SendPart';
import { nameKeyboard, TextField } from '@/shared/ui/form/TextField';
import { useDraftedForm } from '@/shared/ui/form/useDraftedForm';
import { useNow } from '@/shared/ui/useNow';
import { applicationOf, jobsForm, jobsValidations, lastDay, maxDraft, maxLine, maxMessage } from './jobsForm';
import { jobsSlice } from './jobsSlice';
import { useFormSending } from './useFormSending';

export function JobsForm({ section }: { section: JobsSection }) {
  const dispatch = useDispatch();
  const today = isoDayAt(useNow());
  const id = jobsForm(section);
  const form = useDraftedForm({
    id,
    validations: jobsValidations(section, today),
    messages: texts.errors,
    maxLength: maxDraft,
  });
  const { isLoading, problem } = useFormSending(jobsSlice, id, texts.unclearTitle);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLoading && form.check()) dispatch(saveJobApplication.start(applicationOf(form.values)));
  }

  const { field } = form;
  const positions = texts.sections[section].positions.map((position) => ({
    value: position,
    label: position,
  }));
  return (
    <Form noValidate onSubmit={submit}>
      <ErrorSummary {...form.summary} title={formTexts.summary} />
      <p className="soft">{formTexts.required}</p>
      <SelectField
        {...field('position')}
        label={texts.position}
        options={[{ value: '', label: formTexts.choose }, ...positions]}
      />
      <TextField
        {...field('firstName')}
        {...nameKeyboard}
        label={texts.firstName}
        autoComplete="given-name"
        maxLength={maxLine}
      />
      <TextField
        {...field('lastName')}
        {...nameKeyboard}
        label={texts.lastName}
        autoComplete="family-name"
        maxLength={maxLine}
      />
      <EmailField
        {...form.emailField('email')}
        label={texts.email}
        maxLength={maxLine}
        enterKeyHint="next"
        texts={emailTexts}
      />
      <TextField
        {...field('phone')}
        type="tel"
        label={texts.phone}
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={maxLine}
      />
      <TextField
        {...field('availableFrom')}
        type="date"
        min={today}
        max={lastDay}
        label={texts.availableFrom}
      />
      <MessageField {...field('message')} label={texts.message} limit={maxMessage} texts={formTexts} />
      <SendPart
        texts={{ ...formTexts, submit: problem?.isUnclear ? formTexts.again : texts.submit }}
        isSending={isLoading}
        problem={problem}
        onStopWaiting={() => dispatch(saveJobApplication.cancel())}
      >
        <p className="soft">{formTexts.draft}</p>
        <PrivacyLine texts={formTexts} />
      </SendPart>
    </Form>
  );
}
