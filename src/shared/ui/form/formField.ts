import { cleanText } from '@/shared/text/text';
import { hasMaxLength, hasMinLength, isEmail, isFilled } from './validation';

/** The validators of a field (requirements 5); lengths in characters. */
export type Validation<Name extends string = string> = {
  required?: boolean;
  email?: boolean;
  minLength?: number;
  maxLength?: number;
  sameAs?: NoInfer<Name>;
  /** A check of the form's own for a filled field, on the cleaned text. */
  accepts?: (text: string) => boolean;
};

/** `readable` applies to every field: its text must be a value. */
export type Rule = keyof Validation | 'readable';

/** One field (requirements, "Form field"). It is touched after it was left with a value, or after a submission. */
type FormField<Name extends string = string> = {
  value: string;
  validation: Validation<Name>;
  touched: boolean;
  valid: boolean;
  /** Its text is no value for the browser, such as a day typed in part; `value` is empty then. */
  isUnreadable?: boolean;
};

export type FormFields<Name extends string> = Record<Name, FormField<Name>>;
export type FormValues<Name extends string> = Record<Name, string>;

export function namesIn<Name extends string>(record: Record<Name, unknown>): Name[] {
  return Object.keys(record) as Name[];
}

/** Whether a value breaks a rule; blanks alone break only `required`, `maxLength` and `sameAs`. */
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

/** The first rule that a field breaks, in order of importance. */
export function brokenRule<Name extends string>(fields: FormFields<Name>, name: Name): Rule | undefined {
  const { value, validation, isUnreadable = false } = fields[name];
  if (isUnreadable) return 'readable';
  const others = valuesOf(fields);
  return namesIn(breaks).find((rule) => breaks[rule](value, validation, others));
}

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

function revalidated<Name extends string>(fields: FormFields<Name>): FormFields<Name> {
  return mapped(fields, (field, name) => ({ ...field, valid: brokenRule(fields, name) === undefined }));
}

export function formOf<Name extends string>(
  validations: Record<Name, Validation<Name>>,
  values: Partial<FormValues<Name>> = {},
): FormFields<Name> {
  return revalidated(
    mapped(validations, (validation, name) => ({
      value: values[name] ?? '',
      validation,
      touched: false,
      valid: true,
    })),
  );
}

export function withValue<Name extends string>(
  fields: FormFields<Name>,
  name: Name,
  value: string,
): FormFields<Name> {
  return revalidated({ ...fields, [name]: { ...fields[name], value, isUnreadable: false } });
}

export function withUnreadable<Name extends string>(
  fields: FormFields<Name>,
  names: readonly Name[],
): FormFields<Name> {
  return revalidated(mapped(fields, (field, name) => ({ ...field, isUnreadable: names.includes(name) })));
}

export function withTouched<Name extends string>(
  fields: FormFields<Name>,
  names: readonly Name[],
): FormFields<Name> {
  return mapped(fields, (field, name) => (names.includes(name) ? { ...field, touched: true } : field));
}

export function isValidForm<Name extends string>(fields: FormFields<Name>): boolean {
  return namesIn(fields).every((name) => fields[name].valid);
}

export type FormSummary = { id: string; refusals: number; problems: readonly { id: string; text: string }[] };
