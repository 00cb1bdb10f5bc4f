import { movedAddresses, paths } from '@/shop/paths';
import { matchRoute } from '@/shop/matchRoute';
import { decodedPath, plainSegment } from '@/domain/addressReadings';
import { textAddresses } from '@/features/infoPages/pageText';

type Address = { pathname: string; search: string; hash: string };

/** Moved addresses first, because `paths` contains them too. */
const targets: { pattern: string; to: string }[] = [
  ...movedAddresses.map(({ from, to }) => ({ pattern: from.pattern, to })),
  ...[...Object.values(paths).map(({ pattern }) => pattern), ...textAddresses].map((pattern) => ({
    pattern,
    to: pattern,
  })),
];

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Returns the target address that the plain segments have, with the last one as it was typed for its parameter. */
function targetOf(segments: string[]): string | undefined {
  const plain = segments.map((segment) => encodeURIComponent(plainSegment(segment)));
  const target = matchRoute(targets, paths.home.to() + plain.join('/'));
  return target?.to.replace(/:\w+/, encodeURIComponent(segments.at(-1) ?? ''));
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
    const found = targetOf(parts);
    if (found !== undefined && found !== pathname)
      return {
        pathname: found,
        search: search || (escapedEnd?.search ?? ''),
        hash: hash || (escapedEnd?.hash ?? ''),
      };
  }
  return undefined;
}
