import { useState } from 'react';
import {
  brokenRule,
  formOf,
  isValidForm,
  namesIn,
  valuesOf,
  withTouched,
  withValue,
  type FormValues,
  type Rule,
  type Validation,
} from '@/lib/formField';
import { pressOver } from '@/lib/pressOver';

/** What is said where a field breaks a rule: the same for all, or one text for each. */
type Message = string | Partial<Record<Rule, string>>;

export type FormSetup<Name extends string> = {
  /** Stands before the fields' ids, which are unique in the page. */
  id: string;
  validations: Record<Name, Validation<Name>>;
  messages: Partial<Record<Name, Message>>;
  initial?: Partial<FormValues<Name>> | undefined;
};

export type FieldProps = {
  id: string;
  name: string;
  value: string;
  required: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
};

export type Problem = { id: string; text: string };

/**
 * The state of a form whose values live here alone. A field that was left tells what is wrong with it, and follows
 * each change from then on; sending tells of all (specification sections 3 and 5).
 */
export function useForm<Name extends string>({ id, validations, messages, initial }: FormSetup<Name>) {
  const [fields, setFields] = useState(() => formOf(validations, initial));
  const [refusals, setRefusals] = useState(0);

  const idOf = (name: Name) => `${id}-${name}`;

  function errorOf(name: Name): string | undefined {
    const rule = fields[name].touched ? brokenRule(fields, name) : undefined;
    const message = messages[name];
    if (rule === undefined || message === undefined) return undefined;
    return typeof message === 'string' ? message : message[rule];
  }

  function change(name: Name, value: string) {
    setFields((current) => withValue(current, name, value));
  }

  /** An error that comes moves what stands below it: not before the press that took the focus is over. */
  async function leave(name: Name) {
    await pressOver();
    setFields((current) => (current[name].value === '' ? current : withTouched(current, [name])));
  }

  /** Says whether everything may be sent; if not, what is wrong is told from now on. */
  function check(): boolean {
    const isValid = isValidForm(fields);
    setFields((current) => withTouched(current, namesIn(validations)));
    if (!isValid) setRefusals((count) => count + 1);
    return isValid;
  }

  function reset() {
    setFields(formOf(validations));
    setRefusals(0);
  }

  const field = (name: Name): FieldProps => ({
    id: idOf(name),
    name,
    value: fields[name].value,
    required: fields[name].validation.required ?? false,
    error: errorOf(name),
    onChange: (value) => change(name, value),
    onBlur: () => void leave(name),
  });

  const problems = namesIn(fields).flatMap((name): Problem[] => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ id: idOf(name), text }];
  });

  return {
    values: valuesOf(fields),
    isValid: isValidForm(fields),
    field,
    change,
    check,
    reset,
    summary: { id, refusals, problems },
  };
}
