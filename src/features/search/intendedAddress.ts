import { movedAddresses, paths } from '@/shop/paths';
import { decodedPath, plainSegment } from '@/domain/addressReadings';
import { textAddresses } from '@/features/infoPages/pageText';

type Address = { pathname: string; search: string; hash: string };

const patterns = Object.values(paths).map(({ pattern }) => pattern as string);
const isNamed = (pattern: string) => pattern.includes(':');

/** Moved addresses first, because `paths` contains them too; patterns with a parameter last. */
const targets: { pattern: string; to: string }[] = [
  ...movedAddresses.map(({ from, to }) => ({ pattern: from.pattern, to })),
  ...[...patterns.filter((pattern) => !isNamed(pattern)), ...textAddresses].map((pattern) => ({
    pattern,
    to: pattern,
  })),
  ...patterns.filter(isNamed).map((pattern) => ({ pattern, to: pattern })),
];

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Returns the target address with its parameter, or `undefined` if the segments do not match. */
function matchTarget({ pattern, to }: (typeof targets)[number], segments: string[]): string | undefined {
  const parts = segmentsOf(pattern);
  const isMatch = (part: string, index: number) =>
    part.startsWith(':') || part === plainSegment(segments[index] ?? '');
  if (parts.length !== segments.length || !parts.every(isMatch)) return undefined;
  const name = segments.findLast((_, index) => parts[index]?.startsWith(':')) ?? '';
  return to.replace(/:\w+/, encodeURIComponent(name));
}

/** Start of a query or hash whose sign was escaped. */
const queryOrHash = /[?#]/;

/**
 * Returns the address that an unknown one means: different case, spaces or punctuation, a file extension, or an
 * escaped `?` or `#`. `undefined` if there is none or if its escapes are invalid.
 */
export function intendedAddress({ pathname, search, hash }: Address): Address | undefined {
  const text = decodedPath(pathname);
  if (text === undefined) return undefined;
  const end = text.search(queryOrHash);
  const escapedEnd = end < 0 ? undefined : new URL(text.slice(end), 'https://shop.invalid');
  const segments = segmentsOf(end < 0 ? text : text.slice(0, end)).filter((part) => /\S/.test(part));
  const named = segments.filter((part) => plainSegment(part) !== '');
  const withoutEnding = named.map((part) => part.replace(/\.html\b.*$/i, ''));
  for (const parts of [named, withoutEnding]) {
    for (const target of targets) {
      const found = matchTarget(target, parts);
      if (found !== undefined && found !== pathname)
        return {
          pathname: found,
          search: search || (escapedEnd?.search ?? ''),
          hash: hash || (escapedEnd?.hash ?? ''),
        };
    }
  }
  return undefined;
}
