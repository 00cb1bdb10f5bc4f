import { parseJson } from '@/shared/text/parseJson';

/** Reads the value of a field with several choices, a JSON list of strings; anything else is empty. */
export function choicesIn(value: string): string[] {
  const stored = parseJson(value);
  return Array.isArray(stored) ? stored.filter((choice) => typeof choice === 'string') : [];
}

export function valueOfChoices(choices: readonly string[]): string {
  return choices.length > 0 ? JSON.stringify(choices) : '';
}
