import { describe, expect, it } from 'vitest';
import { nameWord, proseWord } from '@/features/search/engine/indexedWords';
import { searchedWords, wordsOf } from '@/domain/searchWords';

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
  ])('reads %s and %s as the same word', (one, other) => {
    expect(known(one)).toEqual(known(other));
  });

  it('splits at every character that is neither a letter nor a digit', () => {
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
  ])('joins single letters in a row: %s', (text, words) => {
    expect(searchedWords(text).map(nameWord)).toEqual(words);
  });

  it.each(['der', 'für', 'fuer', 'Über', 'euer', 'x', '7', 'ß'.slice(1)])(
    'omits the frequent or short word %s',
    (word) => {
      expect(known(word).filter(Boolean)).toEqual([]);
    },
  );
});
