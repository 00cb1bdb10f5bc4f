import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether what is set goes past React, which watches the property of each element, as autofill does. */
type SettingMethod = { isUnwatched: boolean; touch: (field: Field, user: UserEvent) => Promise<void> | void };

/** How a program sets a field, and what becomes of it then (requirements R23). */
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

/** Sets what stands in a field; a box is ticked by the value „true“. */
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

/** A value for each field of a form that takes one from a program; of radio buttons the last one is chosen. */
export function valuesFor(form: HTMLElement): [Field, string][] {
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')];
  return fields.flatMap((field): [Field, string][] => {
    if (field instanceof HTMLSelectElement) return [[field, [...field.options].at(-1)!.value]];
    if (field.type === 'radio') return field.value === '5' ? [[field, 'true']] : [];
    return [[field, byType[field.type] ?? 'Huber']];
  });
}
