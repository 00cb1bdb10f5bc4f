import type { CustomerFeedback } from './api';
import { readIsoDay, textOfIsoDay } from '@/domain/isoDays';
import { feedbackStartIn } from '@/domain/linkStates';
import type { FormValues, Validation } from '@/shared/ui/form/formField';
import { cleanText } from '@/shared/text/text';
import { isFilled } from '@/shared/ui/form/validation';
import { feedbackTexts } from './texts';

export type FeedbackField = 'topic' | 'rating' | 'visitDate' | 'message' | 'name' | 'email';

export const feedbackForm = 'feedback';

/** Characters. */
export const maxLine = 200;
export const maxMessage = 2000;
/** Drafts may exceed the limit, so that no text is lost before it is shortened. */
export const maxDraft = 20_000;

const ratings = [1, 2, 3, 4, 5] as const;

const ratingOf = (text: string) => ratings.find((rating) => String(rating) === text);

/** Fields in the order of the form; `today` is YYYY-MM-DD. */
export function feedbackValidations(today: string): Record<FeedbackField, Validation<FeedbackField>> {
  return {
    topic: { required: true, accepts: (text) => feedbackTexts.topics.includes(text) },
    rating: { required: true, accepts: (text) => ratingOf(text) !== undefined },
    visitDate: { accepts: (day) => readIsoDay(day) !== undefined && day <= today },
    message: { required: true, maxLength: maxMessage },
    name: { maxLength: maxLine },
    email: { email: true, maxLength: maxLine },
  };
}

/** What a link to the form (navigation state) knows of a visit. */
export function suggestedFeedback(state: unknown): Partial<FormValues<FeedbackField>> | undefined {
  const visit = feedbackStartIn(state);
  return visit && { topic: feedbackTexts.topicOf[visit.kind], visitDate: readIsoDay(visit.day ?? '') ?? '' };
}

/** Maps the form to the request: texts are cleaned, empty fields left out, `visitDate` is DD.MM.YYYY. */
export function feedbackOf(values: FormValues<FeedbackField>): CustomerFeedback {
  const { topic, rating, visitDate, message, name, email } = values;
  return {
    topic,
    rating: ratingOf(rating) ?? 5,
    message: cleanText(message),
    ...(isFilled(visitDate) && { visitDate: textOfIsoDay(visitDate) }),
    ...(isFilled(name) && { name: cleanText(name) }),
    ...(isFilled(email) && { email: cleanText(email) }),
  };
}
