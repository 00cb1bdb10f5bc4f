// @vitest-environment node
import { expect, it } from 'vitest';
import { choicesIn, valueOfChoices } from '@/shared/ui/form/formChoices';

it('keeps several choices as one value, whatever stands in them', () => {
  const choices = ['Drama', 'Krimi, "schwarz"', '__proto__', ''];
  expect(choicesIn(valueOfChoices(choices))).toEqual(choices);
});

it('is empty without a choice', () => {
  expect(valueOfChoices([])).toBe('');
  expect(choicesIn('')).toEqual([]);
});

it.each(['Drama', '{"0":"Drama"}', 'null', '"Drama"', '['])('finds no choice in %j', (value) => {
  expect(choicesIn(value)).toEqual([]);
});

it('leaves out what is no text', () => {
  expect(choicesIn('["Drama",1,null,["Krimi"]]')).toEqual(['Drama']);
});
