import { useEffect, useState } from 'react';
import type { Customer } from '@/features/checkout/ordersApi';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { cleanText } from '@/shared/text/text';
import { forgetDraft, readDraft, writeDraft } from '@/shared/ui/form/formDraft';
import type { FormValues, Validation } from '@/shared/ui/form/formField';
import { useForm } from '@/shared/ui/form/useForm';
import { isFilled } from '@/shared/ui/form/validation';

export type FieldName = 'firstName' | 'lastName' | 'email' | 'phone' | 'terms';
export type TextName = Exclude<FieldName, 'terms'>;

export const maxFieldLength = 200;

const text: Validation<FieldName> = { maxLength: maxFieldLength };

const customerValidations: Record<FieldName, Validation<FieldName>> = {
  firstName: { ...text, required: true },
  lastName: { ...text, required: true },
  email: { ...text, required: true, email: true },
  phone: text,
  terms: { required: true },
};

const typedNames = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Whether leaving the page would lose typed values. */
export function isTyped(values: FormValues<FieldName>): boolean {
  return typedNames.some((name) => isFilled(values[name]));
}

/** The customer on the wire; a blank phone number is omitted. */
export function customerOf({ firstName, lastName, email, phone }: FormValues<FieldName>): Customer {
  const customer = {
    firstName: cleanText(firstName),
    lastName: cleanText(lastName),
    email: cleanText(email),
  };
  return isFilled(phone) ? { ...customer, phone: cleanText(phone) } : customer;
}

const draftKey = 'rememberedCustomer';

/**
 * The form's values, stored in session storage if the visitor chooses so, never in the store. The acceptance of the
 * terms is never stored, as it belongs to one order.
 */
export function useCustomerForm() {
  const [remembered] = useState(() => readDraft(draftKey, typedNames, maxFieldLength));
  const [isRemembering, setIsRemembering] = useState(remembered !== undefined);
  const form = useForm({
    id: 'kassa',
    validations: customerValidations,
    messages: checkoutTexts.errors,
    initial: remembered,
  });
  const { firstName, lastName, email, phone } = form.values;
  useEffect(() => {
    if (isRemembering) writeDraft(draftKey, JSON.stringify({ firstName, lastName, email, phone }));
    else forgetDraft(draftKey);
  }, [isRemembering, firstName, lastName, email, phone]);
  return { form, isRemembering, setIsRemembering };
}
