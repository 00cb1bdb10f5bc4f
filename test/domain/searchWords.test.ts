import { describe, expect, it } from 'vitest';
import { nameWord, proseWord, searchedWords } from '@/features/search/engine/indexedWords';
import { wordsOf } from '@/domain/searchWords';

const known = (text: string) => wordsOf(text).map(proseWord);

describe('wordsOf', () => {
  it.each([
    ['Gebühr', 'Gebuehr'],
    ['BÜCHER', 'buecher'],
    ['Bücher', 'bucher'],
    ['Straße', 'STRASSE'],
    ['Café', 'cafe'],
    ['Gänserndorf', 'Gaenserndorf'],
    ['ö', 'oe'],
    ['Öl', 'oel'],
    ['ﬁlm', 'film'],
    ['क्\u200Dष', 'क्ष'],
  ])('%s is %s', (one, other) => {
    expect(known(one)).toEqual(known(other));
  });

  it('splits at everything that is no letter and no digit', () => {
    expect(known('Open-Air-Kino (2026): „Licht“\u00a0an!')).toEqual([
      'open',
      'air',
      'kino',
      '2026',
      'licht',
      undefined,
    ]);
  });

  it.each([
    ['E.T.', ['et']],
    ['e t – der Außerirdische', ['et', 'der', 'ausserirdische']],
    ['R.E.M. live', ['rem', 'live']],
    ['Plan B', ['plan', undefined]],
    ['8 1/2', [undefined, undefined, undefined]],
    ['U-Bahn', [undefined, 'bahn']],
  ])('are one where single letters stand in a row: %s', (text, words) => {
    expect(searchedWords(text).map(nameWord)).toEqual(words);
  });

  it.each(['der', 'für', 'fuer', 'Über', 'euer', 'x', '7', 'ß'.slice(1)])('is empty: %s', (word) => {
    expect(known(word).filter(Boolean)).toEqual([]);
  });
});
