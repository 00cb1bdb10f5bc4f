import type { Customer } from '@/api/orders';
import { isEmail, isFilled } from '@/domain/validation';
import { cleanText } from '@/lib/text';
import { checkoutTexts } from '@/texts/checkout';

export type CustomerFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  terms: boolean;
};
export type FieldName = keyof CustomerFields;
export type TextName = Exclude<FieldName, 'terms'>;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Characters of one field. */
export const maxFieldLength = 200;

export const emptyFields: CustomerFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  terms: false,
};

const { errors } = checkoutTexts;

/** What is missing or wrong, by field, in the order of the form. */
export function fieldErrors({ firstName, lastName, email, terms }: CustomerFields): FieldErrors {
  return {
    ...(isFilled(firstName) ? {} : { firstName: errors.firstName }),
    ...(isFilled(lastName) ? {} : { lastName: errors.lastName }),
    ...(isEmail(cleanText(email)) ? {} : { email: errors.email }),
    ...(terms ? {} : { terms: errors.terms }),
  };
}

/** The errors that are left once a field has changed: its own goes as soon as it is mended, none is added. */
export function leftErrors(shown: FieldErrors, name: FieldName, value: string | boolean): FieldErrors {
  const { [name]: _own, ...others } = shown;
  const isMended = fieldErrors({ ...emptyFields, [name]: value })[name] === undefined;
  return isMended ? others : shown;
}

/** Whether a visitor typed anything that would be a pity to lose. */
export function isTyped({ firstName, lastName, email, phone }: CustomerFields): boolean {
  return [firstName, lastName, email, phone].some(isFilled);
}

/** The customer of the order; a phone number left blank is left out. */
export function customerOf({ firstName, lastName, email, phone }: CustomerFields): Customer {
  const customer = {
    firstName: cleanText(firstName),
    lastName: cleanText(lastName),
    email: cleanText(email),
  };
  return isFilled(phone) ? { ...customer, phone: cleanText(phone) } : customer;
}
