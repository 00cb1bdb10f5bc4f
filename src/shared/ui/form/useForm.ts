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
  type FormSummary,
  type FormValues,
  type Rule,
  type Validation,
} from './formField';
import { afterPress } from '@/shared/browser/press';
import { emailQuestion } from './emailQuestion';
import { focusField } from './focusField';

type Message = string | (Partial<Record<Rule, string>> & { otherwise: string });

export type FormSetup<Name extends string> = {
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

export type EmailProps = { asked: string | undefined; onAsk: (email: string) => void };

/** For a field whose value is stored for a reload; `drafted` exists in the types only. */
export type DraftedFieldProps = FieldProps & { drafted?: true };

function isUnreadable(id: string): boolean {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement && field.validity.badInput;
}

/** A field shows its error once it was left, a submission shows all (requirements 3, requirements 5). */
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

  /** A field still focused was left with the window. */
  function leave(name: Name) {
    if (document.activeElement?.id === idOf(name)) return;
    afterPress(() => {
      const unreadable = unreadableNames();
      setFields((current) => {
        const read = withUnreadable(current, unreadable);
        const isTyped = read[name].value !== '' || unreadable.includes(name);
        return isTyped ? withTouched(read, [name]) : read;
      });
    });
  }

  function ask(name: Name, email: string) {
    setAsked((current) => ({ ...current, [name]: email }));
  }

  /** A question that was not shown yet prevents the submission once. */
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
    onBlur: () => leave(name),
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
