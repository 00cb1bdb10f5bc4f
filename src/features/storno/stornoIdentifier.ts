import { maxStornoIdentifierLength } from '@/shop/constants';
import { paths } from '@/shop/paths';
import { codeReadings } from '@/domain/codeReadings';
import { cleanText } from '@/shared/text/text';
import { withoutWrapping } from '@/shared/text/wrapping';

const identifierInLink = new RegExp(
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
 * Reads an untrusted identifier from an address. Removes invisible characters and wrapping such as quotes. Returns an
 * empty text if there is none, `undefined` if it is longer than 200 characters or has neither letter nor digit (`..`).
 */
export function stornoIdentifierFrom(value: string | null | undefined): string | undefined {
  const text = cleanText(value ?? '');
  if (text === '') return '';
  const identifier = withoutWrapping(text);
  return identifier.length <= maxStornoIdentifierLength && readable.test(identifier) ? identifier : undefined;
}

/** The same for typed or pasted text: an identifier, or a text that contains the link. */
export function typedStornoIdentifier(typed: string): string | undefined {
  const text = cleanText(typed);
  const linked = identifierInLink.exec(text)?.[1];
  if (linked !== undefined) return stornoIdentifierFrom(decoded(linked));
  const isOtherLink = text.includes('://') || text.includes(paths.storno.pattern);
  if (isOtherLink) return undefined;
  return text === '' ? '' : stornoIdentifierFrom(codeReadings(text)[0]) || undefined;
}
