// @vitest-environment node
import { expect, it } from 'vitest';
import { choicesIn, valueOfChoices } from '@/shared/ui/form/formChoices';

it('stores several choices as one value, whatever characters they have', () => {
  const choices = ['Drama', 'Krimi, "schwarz"', '__proto__', ''];
  expect(choicesIn(valueOfChoices(choices))).toEqual(choices);
});

it('the value is empty without a choice', () => {
  expect(valueOfChoices([])).toBe('');
  expect(choicesIn('')).toEqual([]);
});

it.each(['Drama', '{"0":"Drama"}', 'null', '"Drama"', '['])('finds no choice in %j', (value) => {
  expect(choicesIn(value)).toEqual([]);
});

it('ignores choices that are not strings', () => {
  expect(choicesIn('["Drama",1,null,["Krimi"]]')).toEqual(['Drama']);
});
