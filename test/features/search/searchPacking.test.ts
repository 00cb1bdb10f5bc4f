import { expect, it } from 'vitest';
import { packTerms, unpackTerms } from '@/features/search/engine/searchPacking';
import { fc } from '@test/support/properties';

const pagesByField = fc.dictionary(
  fc.constantFrom('0', '1', '2'),
  fc.dictionary(fc.nat(2000).map(String), fc.constant(1), { minKeys: 1 }),
  { minKeys: 1 },
);
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'z', 'ß', '7', 'я'), minLength: 1, maxLength: 50 });
const terms = fc.dictionary(word, pagesByField).map((entries) => Object.entries(entries));

type Terms = Parameters<typeof packTerms>[0];

/** The pages of each word, field by field. */
function byField(given: Terms): Record<string, string[][]> {
  return Object.fromEntries(
    given.map(([term, fields]) => [
      term,
      ['0', '1', '2'].map((field) => Object.keys(fields[field] ?? {}).toSorted()),
    ]),
  );
}

/** The same, each page in the first field only that contains the word. */
function once(given: Terms): Record<string, string[][]> {
  return Object.fromEntries(
    Object.entries(byField(given)).map(([term, fields]) => {
      const known = new Set<string>();
      const kept = fields.map((found) => {
        const fresh = found.filter((page) => !known.has(page));
        for (const page of fresh) known.add(page);
        return fresh;
      });
      return [term, kept];
    }),
  );
}

it('unpacking returns the packed terms, each page once per word', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const unpacked = unpackTerms(packTerms(given, 3));
      expect(byField(unpacked)).toEqual(once(given));
      expect(unpacked).toHaveLength(given.length);
    }),
  );
});
