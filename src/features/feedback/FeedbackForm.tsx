import type { FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { saveFeedback } from './api';
import { isoDayAt } from '@/domain/isoDays';
import { formTexts, feedbackTexts as texts } from './texts';
import { emailTexts } from '@/shared/ui/form/emailTexts';
import { EmailField } from '@/shared/ui/form/EmailField';
import { ErrorSummary } from '@/shared/ui/form/ErrorSummary';
import { MessageField } from '@/shared/ui/form/MessageField';
import { PrivacyLine } from '@/shop/ui/PrivacyLine';
import { RadioField } from '@/shared/ui/form/RadioField';
import { SelectField } from '@/shared/ui/form/SelectField';
import { SendPart } from '@/shared/ui/form/SendPart';
import { nameKeyboard, TextField } from '@/shared/ui/form/TextField';
import { useDraftedForm } from '@/shared/ui/form/useDraftedForm';
import { useNow } from '@/shared/ui/useNow';
import {
  feedbackForm,
  feedbackOf,
  feedbackValidations,
  maxDraft,
  maxLine,
  maxMessage,
  suggestedFeedback,
} from './feedbackForm';
import { feedbackSlice } from './feedbackSlice';
import { useFormSending } from './useFormSending';
import './feedback.scss';

const topics = [
  { value: '', label: formTexts.choose },
  ...texts.topics.map((topic) => ({ value: topic, label: topic })),
];
const ratings = texts.ratings.map((text, position) => ({
  value: String(position + 1),
  label: <RatingLabel rating={position + 1} text={text} />,
}));

export function FeedbackForm() {
  const dispatch = useDispatch();
  const today = isoDayAt(useNow());
  const { state } = useLocation() as { state: unknown };
  const form = useDraftedForm({
    id: feedbackForm,
    validations: feedbackValidations(today),
    messages: texts.errors,
    maxLength: maxDraft,
    suggested: suggestedFeedback(state),
  });
  const { isLoading, problem } = useFormSending(feedbackSlice, feedbackForm, texts.unclearTitle);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLoading && form.check()) dispatch(saveFeedback.start(feedbackOf(form.values)));
  }

  const { field } = form;
  return (
    <Form noValidate onSubmit={submit} className="prose">
      <ErrorSummary {...form.summary} title={formTexts.summary} />
      <p className="soft">{formTexts.required}</p>
      <SelectField {...field('topic')} label={texts.topic} options={topics} />
      <RadioField {...field('rating')} label={texts.rating} options={ratings} />
      <TextField {...field('visitDate')} type="date" max={today} label={texts.visitDate} />
      <MessageField {...field('message')} label={texts.message} limit={maxMessage} texts={formTexts} />
      <TextField
        {...field('name')}
        {...nameKeyboard}
        label={texts.name}
        autoComplete="name"
        maxLength={maxLine}
      />
      <EmailField
        {...form.emailField('email')}
        label={texts.email}
        hint={texts.emailHint}
        maxLength={maxLine}
        enterKeyHint="send"
        texts={emailTexts}
      />
      <SendPart
        texts={{ ...formTexts, submit: problem?.isUnclear ? formTexts.again : texts.submit }}
        isSending={isLoading}
        problem={problem}
        onStopWaiting={() => dispatch(saveFeedback.cancel())}
      >
        <p className="soft">{formTexts.draft}</p>
        <PrivacyLine texts={formTexts} />
      </SendPart>
    </Form>
  );
}

function RatingLabel({ rating, text }: { rating: number; text: string }) {
  return (
    <>
      <span className="visually-hidden">{texts.stars(rating)}</span> <span>{text}</span>
      <span className="rating-stars" aria-hidden="true">
        {'★'.repeat(rating) + '☆'.repeat(texts.ratings.length - rating)}
      </span>
    </>
  );
}
