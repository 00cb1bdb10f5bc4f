/** What stands around a name in an address: a name of ours begins and ends with a letter or a digit. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** A query or a fragment whose sign was escaped on the way, or lost. */
const behind = /(?<=.)[?#&].*$/s;

/** A part of an address without what a messenger put around it, in small letters. */
export function plainSegment(segment: string): string {
  return segment.normalize('NFKC').replace(/\s+/g, '').replace(around, '').toLowerCase();
}

/**
 * The next thing that a name in an address may mean where nobody knows the name itself: without what stands around it,
 * then in small letters. `undefined` where it has no other reading.
 */
export function nextReading(name: string): string | undefined {
  const bare = name.replace(behind, '').replace(around, '');
  if (bare !== '' && bare !== name) return bare;
  const small = name.toLowerCase();
  return small === name ? undefined : small;
}

/** The text of a percent-encoded path; `undefined` where an escape in it means nothing. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The same address with the next reading of the name at its end; `undefined` where there is none. */
export function nextAddress(pathname: string): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/)([^/]+)\/*$/s.exec(pathname) ?? [];
  const reading = nextReading(decodedPath(name) ?? name);
  return reading === undefined ? undefined : folder + encodeURIComponent(reading);
}
