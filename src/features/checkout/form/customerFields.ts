import { maxCustomerTextLength } from '@/shop/constants';
import type { Validation } from '@/shared/ui/form/formField';
import { nameKeyboard, type TextFieldProps } from '@/shared/ui/form/TextField';

type CustomerField = Validation<never> & {
  maxLength: number;
  /** Without it the field is drawn by a component of its own. */
  input?: Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect'>;
};

const text = { maxLength: maxCustomerTextLength };

/** The text fields of the checkout, in their order. */
export const customerFields = {
  firstName: { ...text, required: true, input: { ...nameKeyboard, autoComplete: 'given-name' } },
  lastName: { ...text, required: true, input: { ...nameKeyboard, autoComplete: 'family-name' } },
  email: { ...text, required: true, email: true },
  phone: { ...text, input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
} as const satisfies Record<string, CustomerField>;

type Fields = typeof customerFields;
export type TextName = keyof Fields;
type RequiredName = { [Name in TextName]: Fields[Name] extends { required: true } ? Name : never }[TextName];

/** The customer on the wire. */
export type Customer = Record<RequiredName, string> & Partial<Record<TextName, string>>;
