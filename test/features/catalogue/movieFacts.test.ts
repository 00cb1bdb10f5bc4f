import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { movie } from '@/features/catalogue/entitySchemas';

const read = (facts: object) => v.parse(movie, { movieId: 1, movieName: 'Film', price: 10, ...facts });

describe('the running time', () => {
  it.each([101, '101', ' 101 '])('%j is read', (runningTime) => {
    expect(read({ runningTime }).runningTime).toBe(101);
  });

  it.each([-90, 0, 0.5, 1e309, 'NaN', '', '1.234', '90 Minuten', 5400, true, null, ['90'], { minutes: 90 }])(
    '%j is dropped',
    (runningTime) => {
      expect(read({ runningTime }).runningTime).toBeUndefined();
    },
  );
});

describe('the age rating', () => {
  it.each([
    [12, '12'],
    ['12', '12'],
    ['ab 12', '12'],
    ['Ab 12 Jahren', '12'],
    ['FSK 16', 'FSK 16'],
    ['FSK16', 'FSK16'],
    ['FSK ab 12 Jahren', 'FSK 12'],
    ['JMK 6', 'JMK 6'],
    ['FSK 0', 'FSK 0'],
  ])('%j is read as „%s“', (ageRating, expected) => {
    expect(read({ ageRating }).ageRating).toBe(expected);
  });

  it.each([
    -6,
    0,
    22,
    6.5,
    1e309,
    'ab -6',
    'ab 0',
    '0 Jahre',
    'FSK 22',
    'FSK',
    'PG 13',
    '6 bis 99',
    'NaN',
    'Jugend',
    '',
    ' ',
    '–',
    '<b>alle</b>',
    'a'.repeat(61),
    [6],
    {},
  ])('%j is dropped', (ageRating) => {
    expect(read({ ageRating }).ageRating).toBeUndefined();
  });
});

describe('language and genre', () => {
  it('are read with decoded entities', () => {
    expect(read({ language: 'OmU', genre: 'Krimi &amp; Drama' })).toMatchObject({
      language: 'OmU',
      genre: 'Krimi & Drama',
    });
  });

  it.each([
    '',
    ' ',
    '\u200b',
    '…',
    7,
    1e309,
    '<b>Drama</b>',
    '&lt;i&gt;Drama',
    'a'.repeat(61),
    ['Drama'],
    {},
  ])('%j is dropped', (words) => {
    const { language, genre } = read({ language: words, genre: words });
    expect([language, genre]).toEqual([undefined, undefined]);
  });
});
