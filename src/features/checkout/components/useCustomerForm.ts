import { useEffect, useState } from 'react';
import type { Customer } from '@/features/checkout/ordersApi';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { cleanText } from '@/shared/text/text';
import { forgetDraft, readDraft, writeDraft } from '@/shared/ui/form/formDraft';
import { namesIn, type FormValues, type Validation } from '@/shared/ui/form/formField';
import { useForm } from '@/shared/ui/form/useForm';
import { isFilled } from '@/shared/ui/form/validation';

/** The most characters of a text field of the checkout; a field may allow fewer. */
const maxCustomerTextLength = 200;

type TextValidation = Validation<never> & { maxLength: number };

const text: TextValidation = { maxLength: maxCustomerTextLength };

/** The text fields of the checkout, in their order. */
export const textValidations = {
  firstName: { ...text, required: true },
  lastName: { ...text, required: true },
  email: { ...text, required: true, email: true },
  phone: text,
} satisfies Record<string, TextValidation>;

export type TextName = keyof typeof textValidations;
export type FieldName = TextName | 'terms';

const customerValidations: Record<FieldName, Validation<FieldName>> = {
  ...textValidations,
  terms: { required: true },
};

const textNames = namesIn(textValidations);

/** The values that may be remembered. */
function textsOf(values: FormValues<FieldName>): FormValues<TextName> {
  return Object.fromEntries(textNames.map((name) => [name, values[name]])) as FormValues<TextName>;
}

/** Whether leaving the page would lose typed values. */
export function isTyped(values: FormValues<FieldName>): boolean {
  return textNames.some((name) => isFilled(values[name]));
}

/** The customer on the wire: all text fields, without optional ones that are blank. */
export function customerOf(values: FormValues<FieldName>): Customer {
  const sent = textNames.filter((name) => textValidations[name].required || isFilled(values[name]));
  return Object.fromEntries(sent.map((name) => [name, cleanText(values[name])])) as Customer;
}

const draftKey = 'rememberedCustomer';

/**
 * The form's values, stored in session storage if the visitor chooses so, never in the store. The acceptance of the
 * terms is never stored, as it belongs to one order.
 */
export function useCustomerForm() {
  const [remembered] = useState(() => readDraft(draftKey, textNames, maxCustomerTextLength));
  const [isRemembering, setIsRemembering] = useState(remembered !== undefined);
  const form = useForm({
    id: 'kassa',
    validations: customerValidations,
    messages: checkoutTexts.errors,
    initial: remembered,
  });
  const draft = JSON.stringify(textsOf(form.values));
  useEffect(() => {
    if (isRemembering) writeDraft(draftKey, draft);
    else forgetDraft(draftKey);
  }, [isRemembering, draft]);
  return { form, isRemembering, setIsRemembering };
}
