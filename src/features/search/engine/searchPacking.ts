import type { AsPlainObject } from 'minisearch';

type Terms = AsPlainObject['index'];

const radix = 36;

/** At most one digit of `radix`. */
function sharedPrefixLength(one: string, other: string): number {
  let shared = 0;
  while (shared < radix - 1 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** Ascending numbers as differences. */
function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number, at) => (number - (numbers[at - 1] ?? 0)).toString(radix)).join(',');
}

function unpackNumbers(packed: string): number[] {
  let last = 0;
  return packed === '' ? [] : packed.split(',').map((step) => (last += parseInt(step, radix)));
}

/**
 * Packs the terms to half their size: words in order without their common prefix, and for each field the pages
 * whose first field with the word it is. Word counts are lost, which hardly changes the ranking.
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

/** Inverse of `packTerms`. */
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
