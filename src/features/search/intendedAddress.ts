import { movedAddresses, paths } from '@/shared/config/paths';
import { decodedPath, plainSegment } from '@/domain/addressReadings';
import { textAddresses } from '@/features/infoPages/pageText';

type Address = { pathname: string; search: string; hash: string };

const patterns = Object.values(paths).map(({ pattern }) => pattern as string);
const isNamed = (pattern: string) => pattern.includes(':');

/** What every address is compared with, and where it leads: addresses of earlier times first, which the table holds too, and those with a name last. */
const targets: { pattern: string; to: string }[] = [
  ...movedAddresses.map(({ from, to }) => ({ pattern: from.pattern, to })),
  ...[...patterns.filter((pattern) => !isNamed(pattern)), ...textAddresses].map((pattern) => ({
    pattern,
    to: pattern,
  })),
  ...patterns.filter(isNamed).map((pattern) => ({ pattern, to: pattern })),
];

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The address that a pattern stands for, with the name that the segments hold; `undefined` where they do not fit. */
function matchTarget({ pattern, to }: (typeof targets)[number], segments: string[]): string | undefined {
  const parts = segmentsOf(pattern);
  const isMatch = (part: string, index: number) =>
    part.startsWith(':') || part === plainSegment(segments[index] ?? '');
  if (parts.length !== segments.length || !parts.every(isMatch)) return undefined;
  const name = segments.findLast((_, index) => parts[index]?.startsWith(':')) ?? '';
  return to.replace(/:\w+/, encodeURIComponent(name));
}

/** Where a query or a fragment begins whose sign was escaped. */
const queryOrHash = /[?#]/;

/**
 * The address of the shop that an unknown one means: written in other letters, with blanks or punctuation around its
 * parts, with the ending of a file, or with an escaped `?` or `#`. `undefined` where there is none, and where its escapes
 * mean nothing.
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
