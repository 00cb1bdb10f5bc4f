import type { Customer } from '@/api/orders';
import { isEmail, isFilled } from '@/domain/validation';
import { checkoutTexts } from '@/texts/checkout';

export type CustomerFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  terms: boolean;
};
export type FieldName = keyof CustomerFields;
export type FieldErrors = Partial<Record<FieldName, string>>;

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
    ...(isEmail(email.trim()) ? {} : { email: errors.email }),
    ...(terms ? {} : { terms: errors.terms }),
  };
}

/** The customer of the order; a phone number left blank is left out. */
export function customerOf({ firstName, lastName, email, phone }: CustomerFields): Customer {
  const customer = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
  return isFilled(phone) ? { ...customer, phone: phone.trim() } : customer;
}
