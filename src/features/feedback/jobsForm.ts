import type { JobApplication } from './api';
import { readIsoDay, textOfIsoDay } from '@/domain/isoDays';
import type { FormValues, Validation } from '@/shared/ui/form/formField';
import { cleanText } from '@/shared/text/text';
import { isFilled } from '@/shared/ui/form/validation';
import { jobsTexts, type JobsSection } from './texts';

export type JobsField =
  'position' | 'firstName' | 'lastName' | 'email' | 'phone' | 'availableFrom' | 'message';

/** Each section has its own draft. */
export const jobsForm = (section: JobsSection) => `bewerbung-${section}`;

/** Characters. */
export const maxLine = 200;
export const maxMessage = 2000;
/** Drafts may exceed the limit, so that no text is lost before it is shortened. */
export const maxDraft = 20_000;

/** YYYY-MM-DD. Without a maximum, date fields accept years of six digits. */
export const lastDay = '2099-12-31';

/** Fields in the order of the form; `today` is YYYY-MM-DD. */
export function jobsValidations(
  section: JobsSection,
  today: string,
): Record<JobsField, Validation<JobsField>> {
  const { positions } = jobsTexts.sections[section];
  const line = { maxLength: maxLine };
  return {
    position: { required: true, accepts: (text) => positions.includes(text) },
    firstName: { ...line, required: true },
    lastName: { ...line, required: true },
    email: { ...line, required: true, email: true },
    phone: line,
    availableFrom: { accepts: (day) => readIsoDay(day) !== undefined && day >= today },
    message: { required: true, maxLength: maxMessage },
  };
}

/** Maps the form to the request: texts are cleaned, empty fields left out, `availableFrom` is DD.MM.YYYY. */
export function applicationOf(values: FormValues<JobsField>): JobApplication {
  const { position, firstName, lastName, email, phone, availableFrom, message } = values;
  return {
    position,
    firstName: cleanText(firstName),
    lastName: cleanText(lastName),
    email: cleanText(email),
    message: cleanText(message),
    ...(isFilled(phone) && { phone: cleanText(phone) }),
    ...(isFilled(availableFrom) && { availableFrom: textOfIsoDay(availableFrom) }),
  };
}
