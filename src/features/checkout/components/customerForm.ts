import type { Customer } from '@/features/checkout/ordersApi';
import { namesIn, type FormValues, type Validation } from '@/shared/ui/form/formField';
import { cleanText } from '@/shared/text/text';
import { isFilled } from '@/shared/ui/form/validation';

/** Characters of a text field of the checkout. */
export const maxCustomerTextLength = 200;

const text: Validation<never> = { maxLength: maxCustomerTextLength };

/** The text fields of the checkout, in their order. */
const textValidations = {
  firstName: { ...text, required: true },
  lastName: { ...text, required: true },
  email: { ...text, required: true, email: true },
  phone: text,
} satisfies Record<string, Validation<never>>;

export type TextName = keyof typeof textValidations;
export type FieldName = TextName | 'terms';

export const customerValidations: Record<FieldName, Validation<FieldName>> = {
  ...textValidations,
  terms: { required: true },
};

export const textNames = namesIn(textValidations);

/** The values of the text fields: what may be remembered. */
export function textsOf(values: FormValues<FieldName>): FormValues<TextName> {
  return Object.fromEntries(textNames.map((name) => [name, values[name]])) as FormValues<TextName>;
}

/** Whether a visitor typed anything that would be a pity to lose. */
export function isTyped(values: FormValues<FieldName>): boolean {
  return textNames.some((name) => isFilled(values[name]));
}

/** The customer of the order; a phone number left blank is left out. */
export function customerOf({ firstName, lastName, email, phone }: FormValues<FieldName>): Customer {
  const customer = {
    firstName: cleanText(firstName),
    lastName: cleanText(lastName),
    email: cleanText(email),
  };
  return isFilled(phone) ? { ...customer, phone: cleanText(phone) } : customer;
}
