// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  brokenRule,
  formOf,
  isValidForm,
  valuesOf,
  withTouched,
  withValue,
} from '@/shared/ui/form/formField';

const validations = {
  username: { required: true, maxLength: 10 },
  email: { required: true, email: true },
  password: { required: true, minLength: 6 },
  confirmation: { required: true, minLength: 6, sameAs: 'password' },
  phone: { minLength: 3 },
  day: { accepts: (day: string) => day >= '2026-04-16' },
} as const;

const filled = {
  username: 'Lotte',
  email: 'lotte@example.at',
  password: 'geheim',
  confirmation: 'geheim',
  phone: '',
  day: '',
};

describe('a new form', () => {
  it('has value, validation, touched and valid of each field (requirements, "Form field")', () => {
    expect(formOf(validations, { username: 'Lotte' }).username).toEqual({
      value: 'Lotte',
      validation: { required: true, maxLength: 10 },
      touched: false,
      valid: true,
    });
    expect(formOf(validations).username).toMatchObject({ value: '', touched: false, valid: false });
    expect(formOf(validations).phone.valid).toBe(true);
  });

  it('is valid if every field is valid', () => {
    expect(isValidForm(formOf(validations, filled))).toBe(true);
    expect(isValidForm(formOf(validations, { ...filled, email: 'lotte' }))).toBe(false);
    expect(valuesOf(formOf(validations, filled))).toEqual(filled);
  });
});

describe('a rule', () => {
  it.each([
    ['username', '', 'required'],
    ['username', ' \u200B', 'required'],
    ['username', '0123456789', undefined],
    ['username', '0123456789a', 'maxLength'],
    ['email', '', 'required'],
    ['email', 'lotte', 'email'],
    ['email', '@', 'email'],
    ['email', 'a@b', undefined],
    ['email', ' \u200Ba@b\u202E', undefined],
    ['password', '      ', 'required'],
    ['password', 'fünf5', 'minLength'],
    ['password', 'sechs6', undefined],
    ['confirmation', '', 'required'],
    ['confirmation', 'fünf5', 'minLength'],
    ['confirmation', 'Geheim', 'sameAs'],
    ['confirmation', 'geheim ', 'sameAs'],
    ['confirmation', 'geheim', undefined],
    ['phone', '', undefined],
    ['phone', '  ', undefined],
    ['phone', '01', 'minLength'],
    ['day', '', undefined],
    ['day', ' ', undefined],
    ['day', '2026-04-15', 'accepts'],
    ['day', ' 2026-04-16\u200B', undefined],
  ] as const)('of %s is checked for „%s“, and the broken rule is %s', (name, value, rule) => {
    const fields = withValue(formOf(validations, filled), name, value);
    expect(brokenRule(fields, name)).toBe(rule);
    expect(fields[name].valid).toBe(rule === undefined);
  });

  it('that depends on another field is checked again when that one changes', () => {
    const changed = withValue(formOf(validations, filled), 'password', 'geheimer');
    expect(changed.confirmation.valid).toBe(false);
    expect(withValue(changed, 'confirmation', 'geheimer').confirmation.valid).toBe(true);
    expect(withValue(changed, 'password', 'geheim').confirmation.valid).toBe(true);
  });
});

it('touching marks the named fields and changes nothing else', () => {
  const form = formOf(validations, filled);
  const touched = withTouched(form, ['email']);
  expect(touched).toEqual({ ...form, email: { ...form.email, touched: true } });
  expect(withValue(touched, 'email', 'x').email).toMatchObject({ touched: true, valid: false });
});
