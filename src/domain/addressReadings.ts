/** Identifiers of the shop begin and end with a letter or a digit. */
const surrounding = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** A query or a fragment whose `?`, `#` or `&` was escaped by a messenger. */
const trailing = /(?<=.)[?#&].*$/s;

/** A path segment without surrounding punctuation and whitespace, in lower case. */
export function plainSegment(segment: string): string {
  return segment.normalize('NFKC').replace(/\s+/g, '').replace(surrounding, '').toLowerCase();
}

/** The next reading of an unknown identifier: trimmed, then in lower case; `undefined` if none is left. */
export function nextReading(name: string): string | undefined {
  const trimmed = name.replace(trailing, '').replace(surrounding, '');
  if (trimmed !== '' && trimmed !== name) return trimmed;
  const lower = name.toLowerCase();
  return lower === name ? undefined : lower;
}

/** The decoded path; `undefined` if an escape sequence is invalid. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The same path with the next reading of its last segment; `undefined` if there is none. */
export function nextAddress(pathname: string): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/)([^/]+)\/*$/s.exec(pathname) ?? [];
  const reading = nextReading(decodedPath(name) ?? name);
  return reading === undefined ? undefined : folder + encodeURIComponent(reading);
}
