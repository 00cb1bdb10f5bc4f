import { sessionStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';
import { cleanText } from '@/shared/text/text';

export const draftKey = (form: string) => `draft:${form}`;

/**
 * The draft of a form in this tab. A field that the draft lacks, because a later version added it, is empty. Storage is
 * untrusted: a draft without any of the fields, or with one that is no text of at most `maxLength` characters, does not
 * count.
 */
export function readDraft<Name extends string>(
  key: string,
  names: readonly Name[],
  maxLength: number,
): Record<Name, string> | undefined {
  const stored = parseJson(sessionStore.read(key));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const entries: [Name, string][] = [];
  if (!names.some((name) => Object.hasOwn(stored, name))) return undefined;
  for (const name of names) {
    const value: unknown = Object.hasOwn(stored, name) ? Reflect.get(stored, name) : '';
    if (typeof value !== 'string' || value.length > maxLength) return undefined;
    entries.push([name, cleanText(value)]);
  }
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Stores a draft (values by field, as JSON) until the tab is closed. */
export function writeDraft(key: string, json: string): void {
  sessionStore.write(key, json);
}

export function forgetDraft(key: string): void {
  sessionStore.remove(key);
}
