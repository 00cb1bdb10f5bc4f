// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasMaxLength, hasMinLength, isEmail, isFilled } from '@/shared/ui/form/validation';

describe('isEmail', () => {
  it.each(['a@b', 'lotte@example.at', ' lotte@example.at ', 'käthe@müller.example'])('accepts %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', ' ', '@', 'a@', '@b', 'lotte', 'a@b@c', 'a b@c', 'a@b c'])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

it('treats only visible characters as filled', () => {
  expect(isFilled(' x ')).toBe(true);
  expect(isFilled('0')).toBe(true);
  for (const text of ['', '  ', '\n\t', '\u00A0', '\u200B', '\uFEFF \u200F', '\u202E\u2066\u0000'])
    expect(isFilled(text)).toBe(false);
});

it('includes both limits of a length', () => {
  expect(hasMinLength('sechs6', 6)).toBe(true);
  expect(hasMinLength('fünf5', 6)).toBe(false);
  expect(hasMinLength('      ', 6)).toBe(true);
  expect(hasMaxLength('sechs6', 6)).toBe(true);
  expect(hasMaxLength('sieben7', 6)).toBe(false);
});
