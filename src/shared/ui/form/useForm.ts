import { useState } from 'react';
import {
  brokenRule,
  formOf,
  isValidForm,
  namesIn,
  valuesOf,
  withTouched,
  withUnreadable,
  withValue,
  type FormValues,
  type Rule,
  type Validation,
} from './formField';
import { pressOver } from '@/shared/browser/pointerReleased';
import { emailQuestion } from './emailQuestion';
import { focusField } from './focusField';

/** What is said where a field breaks a rule: the same of all, or another of some. None may be broken in silence. */
type Message = string | (Partial<Record<Rule, string>> & { otherwise: string });

export type FormSetup<Name extends string> = {
  /** Stands before the fields' ids, which are unique in the page. */
  id: string;
  validations: Record<Name, Validation<Name>>;
  messages: Record<Name, Message>;
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

/** What a field for an address has beside: the address that was asked about last. */
export type EmailProps = { asked: string | undefined; onAsk: (email: string) => void };

/** Those of a field whose value is kept for a reload; `drafted` stands in the types alone. */
export type DraftedFieldProps = FieldProps & { drafted?: true };

/** How often sending was refused, and what is wrong by now, in the order of the form. */
export type FormSummary = { id: string; refusals: number; problems: readonly { id: string; text: string }[] };

/** Whether the browser takes the text of a field for no value, such as a day typed in part. */
function isUnreadable(id: string): boolean {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement && field.validity.badInput;
}

/**
 * The state of a form whose values live here alone. A field that was left tells what is wrong with it, and follows
 * each change from then on; sending tells of all (requirements 3, requirements 5).
 */
export function useForm<Name extends string>({ id, validations, messages, initial }: FormSetup<Name>) {
  const [fields, setFields] = useState(() => formOf(validations, initial));
  const [refusals, setRefusals] = useState(0);
  const [asked, setAsked] = useState<Partial<FormValues<Name>>>({});

  const idOf = (name: Name) => `${id}-${name}`;
  const unreadableNames = () => namesIn(validations).filter((name) => isUnreadable(idOf(name)));

  function errorOf(name: Name): string | undefined {
    const rule = fields[name].touched ? brokenRule(fields, name) : undefined;
    if (rule === undefined) return undefined;
    const message = messages[name];
    return typeof message === 'string' ? message : (message[rule] ?? message.otherwise);
  }

  function change(name: Name, value: string) {
    setFields((current) => withValue(current, name, value));
  }

  /**
   * An error that comes moves what stands below it: not before the press that took the focus is over. A field that still
   * has the focus lost it with the whole window, to which the visitor comes back.
   */
  async function leave(name: Name) {
    if (document.activeElement?.id === idOf(name)) return;
    await pressOver();
    const unreadable = unreadableNames();
    setFields((current) => {
      const read = withUnreadable(current, unreadable);
      const isTyped = read[name].value !== '' || unreadable.includes(name);
      return isTyped ? withTouched(read, [name]) : read;
    });
  }

  function ask(name: Name, email: string) {
    setAsked((current) => ({ ...current, [name]: email }));
  }

  /** A question that nobody has seen yet holds the sending up once; the next time it goes out. */
  function hasQuestion(): boolean {
    const name = namesIn(validations).find((candidate) => {
      const { value, validation } = fields[candidate];
      return validation.email === true && asked[candidate] !== value && emailQuestion(value);
    });
    if (name === undefined) return false;
    ask(name, fields[name].value);
    focusField(idOf(name));
    return true;
  }

  /** Says whether everything may be sent; if not, what is wrong or asked is told from now on. */
  function check(): boolean {
    const unreadable = unreadableNames();
    const isValid = isValidForm(withUnreadable(fields, unreadable));
    setFields((current) => withTouched(withUnreadable(current, unreadable), namesIn(validations)));
    if (!isValid) setRefusals((count) => count + 1);
    return isValid && !hasQuestion();
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

  const emailField = (name: Name): FieldProps & EmailProps => ({
    ...field(name),
    asked: asked[name],
    onAsk: (email) => ask(name, email),
  });

  const problems = namesIn(fields).flatMap((name) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ id: idOf(name), text }];
  });
  const summary: FormSummary = { id, refusals, problems };

  return {
    values: valuesOf(fields),
    isValid: isValidForm(fields),
    field,
    emailField,
    change,
    check,
    reset,
    summary,
  };
}
