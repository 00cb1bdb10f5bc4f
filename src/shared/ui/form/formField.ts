import { cleanText } from '@/shared/text/text';
import { hasMaxLength, hasMinLength, isEmail, isFilled } from './validation';

/** What a field asks for, by the generic validators of requirements 5; lengths in characters. */
export type Validation<Name extends string = string> = {
  required?: boolean;
  email?: boolean;
  minLength?: number;
  maxLength?: number;
  /** The field whose value has to be repeated here. */
  sameAs?: NoInfer<Name>;
  /** What the form itself asks of a filled field, cleaned: a choice that is offered, a day to come. */
  accepts?: (text: string) => boolean;
};

/** `readable` is asked of every field: what stands in it is a value. */
export type Rule = keyof Validation | 'readable';

/** One field of a form (requirements, "Form field"). It is touched once it was left after typing, or sent. */
type FormField<Name extends string = string> = {
  value: string;
  validation: Validation<Name>;
  touched: boolean;
  valid: boolean;
  /** Something stands in it that is no value, such as a day typed in part; `value` is empty then. */
  isUnreadable?: boolean;
};

export type FormFields<Name extends string> = Record<Name, FormField<Name>>;
export type FormValues<Name extends string> = Record<Name, string>;

export function namesIn<Name extends string>(record: Record<Name, unknown>): Name[] {
  return Object.keys(record) as Name[];
}

/** What a rule says of a value; one of blanks alone breaks none but `required`, `maxLength` and `sameAs`. */
const breaks: Record<
  keyof Validation,
  (value: string, validation: Validation, others: FormValues<string>) => boolean
> = {
  required: (value, { required = false }) => required && !isFilled(value),
  email: (value, { email = false }) => email && isFilled(value) && !isEmail(cleanText(value)),
  minLength: (value, { minLength = 0 }) => isFilled(value) && !hasMinLength(value, minLength),
  maxLength: (value, { maxLength = Infinity }) => !hasMaxLength(value, maxLength),
  accepts: (value, { accepts }) => accepts !== undefined && isFilled(value) && !accepts(cleanText(value)),
  sameAs: (value, { sameAs }, others) => sameAs !== undefined && value !== others[sameAs],
};

/** The first rule that a field breaks, in the order in which they are worth telling. */
export function brokenRule<Name extends string>(fields: FormFields<Name>, name: Name): Rule | undefined {
  const { value, validation, isUnreadable = false } = fields[name];
  if (isUnreadable) return 'readable';
  const others = valuesOf(fields);
  return namesIn(breaks).find((rule) => breaks[rule](value, validation, others));
}

/** The values of a form by field. */
export function valuesOf<Name extends string>(fields: FormFields<Name>): FormValues<Name> {
  return mapped(fields, ({ value }) => value);
}

function mapped<Name extends string, From, To>(
  record: Record<Name, From>,
  change: (entry: From, name: Name) => To,
): Record<Name, To> {
  const entries = namesIn(record).map((name) => [name, change(record[name], name)] as const);
  return Object.fromEntries(entries) as Record<Name, To>;
}

/** A rule may look at another field, so that every change is one of the whole form. */
function judged<Name extends string>(fields: FormFields<Name>): FormFields<Name> {
  return mapped(fields, (field, name) => ({ ...field, valid: brokenRule(fields, name) === undefined }));
}

/** A form that nobody has touched. */
export function formOf<Name extends string>(
  validations: Record<Name, Validation<Name>>,
  values: Partial<FormValues<Name>> = {},
): FormFields<Name> {
  return judged(
    mapped(validations, (validation, name) => ({
      value: values[name] ?? '',
      validation,
      touched: false,
      valid: true,
    })),
  );
}

/** The form with another value in one field. */
export function withValue<Name extends string>(
  fields: FormFields<Name>,
  name: Name,
  value: string,
): FormFields<Name> {
  return judged({ ...fields, [name]: { ...fields[name], value, isUnreadable: false } });
}

/** The form with those fields unreadable that are named, and no other. */
export function withUnreadable<Name extends string>(
  fields: FormFields<Name>,
  names: readonly Name[],
): FormFields<Name> {
  return judged(mapped(fields, (field, name) => ({ ...field, isUnreadable: names.includes(name) })));
}

/** The form with some of its fields touched. */
export function withTouched<Name extends string>(
  fields: FormFields<Name>,
  names: readonly Name[],
): FormFields<Name> {
  return mapped(fields, (field, name) => (names.includes(name) ? { ...field, touched: true } : field));
}

/** Whether everything in it may be sent. */
export function isValidForm<Name extends string>(fields: FormFields<Name>): boolean {
  return namesIn(fields).every((name) => fields[name].valid);
}
