import { maxStornoIdentifierLength } from '@/shared/config/constants';
import { paths } from '@/shared/config/paths';
import { codeReadings } from '@/domain/codeReadings';
import { cleanText } from '@/shared/text/text';
import { withoutWrapping } from '@/shared/text/wrapping';

/** Where a link of ours carries the identifier: in its path or its query. */
const inLink = new RegExp(
  `${paths.storno.pattern}(?:/|\\?(?:[^\\s#]*&)?stornoIdentifier=)([^/?#&\\s<>"“”]+)`,
  'i',
);
const readable = /[\p{L}\p{N}]/u;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * An identifier that anybody may have put into an address: cleaned of invisible characters and of what a messenger put
 * around it, empty where there is none, and `undefined` where it can be none of ours: longer than 200 characters, or without a letter and a digit (`..`).
 */
export function stornoIdentifierFrom(value: string | null | undefined): string | undefined {
  const text = cleanText(value ?? '');
  if (text === '') return '';
  const identifier = withoutWrapping(text);
  return identifier.length <= maxStornoIdentifierLength && readable.test(identifier) ? identifier : undefined;
}

/** The same for what a visitor typed or pasted: the identifier, or a text with the whole link in it. */
export function typedStornoIdentifier(typed: string): string | undefined {
  const text = cleanText(typed);
  const linked = inLink.exec(text)?.[1];
  if (linked !== undefined) return stornoIdentifierFrom(decoded(linked));
  const isOtherLink = text.includes('://') || text.includes(paths.storno.pattern);
  if (isOtherLink) return undefined;
  return text === '' ? '' : stornoIdentifierFrom(codeReadings(text)[0]) || undefined;
}
