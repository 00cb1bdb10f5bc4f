import { parseJson } from '@/shared/text/parseJson';

/** The choices that a field of several holds as its value, as JSON; whatever is no list of texts holds none. */
export function choicesIn(value: string): string[] {
  const stored = parseJson(value);
  return Array.isArray(stored) ? stored.filter((choice) => typeof choice === 'string') : [];
}

/** These choices as the value of a field, empty where there is none, so that `required` asks for one. */
export function valueOfChoices(choices: readonly string[]): string {
  return choices.length > 0 ? JSON.stringify(choices) : '';
}
