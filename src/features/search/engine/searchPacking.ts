import type { AsPlainObject } from 'minisearch';

type Terms = AsPlainObject['index'];

/** Numbers go by digits and small letters. */
const radix = 36;

/** How many letters two words begin with in common, as far as one digit tells. */
function sharedPrefixLength(one: string, other: string): number {
  let shared = 0;
  while (shared < radix - 1 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** Rising numbers by their distances. */
function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number, at) => (number - (numbers[at - 1] ?? 0)).toString(radix)).join(',');
}

function unpackNumbers(packed: string): number[] {
  let last = 0;
  return packed === '' ? [] : packed.split(',').map((step) => (last += parseInt(step, radix)));
}

/**
 * The terms of an index in half of their room: the words in order, each without what it shares with the one before, and
 * for each field the pages where it stands in this field and in none before. How often it stands there is lost, which
 * moves hardly anything.
 */
export function packTerms(terms: Terms, fieldCount: number): string {
  let before = '';
  return terms
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, places]) => {
      const shared = sharedPrefixLength(before, term);
      before = term;
      const known = new Set<number>();
      const fields = Array.from({ length: fieldCount }, (_, field) => {
        const pages = Object.keys(places[String(field)] ?? {}).map(Number);
        const fresh = pages.filter((page) => !known.has(page)).sort((a, b) => a - b);
        for (const page of fresh) known.add(page);
        return packNumbers(fresh);
      });
      return `${shared.toString(radix)}${term.slice(shared)} ${fields.join(';').replace(/;+$/, '')}`;
    })
    .join('\n');
}

/** The opposite of `packTerms`. */
export function unpackTerms(packed: string): Terms {
  if (packed === '') return [];
  let before = '';
  return packed.split('\n').map((line) => {
    const [word = '', fields = ''] = line.split(' ');
    before = before.slice(0, parseInt(word.charAt(0), radix)) + word.slice(1);
    const places: Terms[number][1] = {};
    fields.split(';').forEach((pages, field) => {
      const once = unpackNumbers(pages).map((page) => [page, 1] as const);
      if (once.length > 0) places[String(field)] = Object.fromEntries(once);
    });
    return [before, places];
  });
}
