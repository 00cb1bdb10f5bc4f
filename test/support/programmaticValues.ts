import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `isUnwatched`: sets the value past React's property tracking, as autofill does. */
type SettingMethod = { isUnwatched: boolean; touch: (field: Field, user: UserEvent) => Promise<void> | void };

/** How a program sets a field, and which event follows (requirements R23). */
export const settingMethods: Record<string, SettingMethod> = {
  'with no event': { isUnwatched: true, touch: () => undefined },
  'by a script of the page, with no event': { isUnwatched: false, touch: () => undefined },
  'with `change` only': {
    isUnwatched: false,
    touch: (field) => void fireEvent(field, new Event('change', { bubbles: true })),
  },
  'with focus and blur': {
    isUnwatched: true,
    async touch(field, user) {
      field.focus();
      await user.tab();
    },
  },
};

const isBox = ({ type }: Field) => type === 'checkbox' || type === 'radio';

export const stateOf = (field: Field) =>
  isBox(field) ? String((field as HTMLInputElement).checked) : field.value;

/** A checkbox is checked by the value „true“. */
export function setProgrammatically(field: Field, value: string, { isUnwatched }: SettingMethod): void {
  const property = isBox(field) ? 'checked' : 'value';
  const set = isUnwatched
    ? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)!.set!
    : (wanted: unknown) => Reflect.set(field, property, wanted);
  set.call(field, isBox(field) ? value === 'true' : value);
}

const byType: Partial<Record<string, string>> = {
  email: 'ada@example.com',
  password: 'ganz geheim',
  date: '2026-04-16',
  checkbox: 'true',
};

/** A value for each field; of radio buttons, the last one. */
export function valuesFor(form: HTMLElement): [Field, string][] {
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')];
  return fields.flatMap((field): [Field, string][] => {
    if (field instanceof HTMLSelectElement) return [[field, [...field.options].at(-1)!.value]];
    if (field.type === 'radio') return field.value === '5' ? [[field, 'true']] : [];
    return [[field, byType[field.type] ?? 'Huber']];
  });
}
