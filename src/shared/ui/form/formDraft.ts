import { sessionStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';
import { cleanText } from '@/shared/text/text';

const prefix = 'draft:';

export const draftKey = (form: string) => prefix + form;

/** A form's draft in this tab, untrusted: without a known field, or with one over `maxLength`, it does not count. */
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

/** Forgets every draft of this tab: they hold names and addresses. */
export function forgetDrafts(): void {
  sessionStore.removeAll(prefix);
}
