import type { Customer } from '@/features/checkout/ordersApi';
import type { FormValues, Validation } from '@/shared/ui/form/formField';
import { cleanText } from '@/shared/text/text';
import { isFilled } from '@/shared/ui/form/validation';

export type FieldName = 'firstName' | 'lastName' | 'email' | 'phone' | 'terms';
export type TextName = Exclude<FieldName, 'terms'>;

/** Characters of one field. */
export const maxFieldLength = 200;

const text: Validation<FieldName> = { maxLength: maxFieldLength };

/** What is asked of who orders, in the order of the form. */
export const customerValidations: Record<FieldName, Validation<FieldName>> = {
  firstName: { ...text, required: true },
  lastName: { ...text, required: true },
  email: { ...text, required: true, email: true },
  phone: text,
  terms: { required: true },
};

/** The fields that a visitor types into. */
export const typedNames = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Whether a visitor typed anything that would be a pity to lose. */
export function isTyped(values: FormValues<FieldName>): boolean {
  return typedNames.some((name) => isFilled(values[name]));
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
