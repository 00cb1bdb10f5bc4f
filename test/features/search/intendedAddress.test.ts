import { describe, expect, it } from 'vitest';
import { movedAddresses, paths } from '@/shop/paths';
import { pages } from '@/features/infoPages/manifest';
import { intendedAddress } from '@/features/search/intendedAddress';
import { nearestPages } from '@/features/search/nearestPages';

function meant(address: string): string | undefined {
  const { pathname, search, hash } = new URL(address, 'https://shop.example');
  const found = intendedAddress({ pathname, search, hash });
  return found && found.pathname + found.search + found.hash;
}

const fixed = [
  ...Object.values(paths)
    .map(({ pattern }): string => pattern)
    .filter(
      (pattern) => !pattern.includes(':') && pattern !== '/' && pattern !== paths.giftCardsByOldName.pattern,
    ),
  ...pages.map(({ address }) => address),
];

const named = Object.values(paths)
  .map(({ pattern }): string => pattern)
  .filter((pattern) => pattern.includes(':'));

describe('an unknown address', () => {
  it.each(fixed)('means %s in capitals, with punctuation or blanks after it', (address) => {
    for (const typed of [
      address.toUpperCase(),
      address.replace(/\/\w/g, (letter) => letter.toUpperCase()),
      ...[
        '.',
        ')',
        ').',
        ',',
        ';',
        ':',
        '!',
        '…',
        '"',
        '“',
        '»',
        '>',
        '*',
        '_',
        '%20',
        '%0A',
        '\u00a0',
        '/)',
        '//',
      ].map((suffix) => address + suffix),
      `${address.toUpperCase()}/).`,
    ].filter((other) => other !== address))
      expect([typed, meant(typed)]).toEqual([typed, address]);
  });

  it.each(named)('means %s and keeps its parameter', (pattern) => {
    const [beginning = ''] = pattern.split(':');
    expect(meant(`${beginning.toUpperCase()}Dr.%20X)`)).toBe(`${beginning}Dr.%20X)`);
  });

  it.each(movedAddresses.map(({ from, to }) => [from.pattern, to] as const))(
    'means the address that replaced %s',
    (from, to) => {
      expect(meant(`${from.toUpperCase()}.`)).toBe(to);
    },
  );

  it.each([
    ['/)', '/'],
    ['/FLOHMARKT-WIEN?a=B#c', '/flohmarkt-wien?a=B#c'],
    ['/cart%23korb%3Ds301z', '/cart#korb=s301z'],
    ['/cart%3Fgutschein=ABC-1', '/cart?gutschein=ABC-1'],
    ['/CART%3Fa=b%23c', '/cart?a=b#c'],
    ['/flohmarkt-wien%2Fanfahrt', '/flohmarkt-wien/anfahrt'],
    ['/flohmarkt-wien//anfahrt', '/flohmarkt-wien/anfahrt'],
    ['/kino/faqs.html)', '/kino/faqs'],
    ['/flohmarkt-wien/tipps-tricks-fuer-%0Adeinen-erfolgreichen-flohmarkt-verkauf', paths.sellingTips.to()],
    ['/（ＡＧＢ）', '/agb'],
  ])('%s means %s', (typed, address) => {
    expect(meant(typed)).toBe(address);
  });

  it.each([
    '/gibt-es-nicht',
    '/flohmarkt-wien/gibt-es-nicht',
    '/feedback%',
    '/kino/%E0%A4%A',
    '/show/',
    '/show/1/2',
    '/show/..%2f',
    '//evil.example/',
    '/404',
  ])('%s has no intended address', (typed) => {
    expect(meant(typed)).toBeUndefined();
  });
});

describe('the nearest pages', () => {
  const nearest = (path: string) => nearestPages(path).map(({ address }) => address);

  it.each([
    ['/flohmakrt-wien', paths.flohmarkt.to()],
    ['/feedback%', paths.feedback.to()],
    ['/haustiere', paths.pets.to()],
    ['/kino/haustier', paths.pets.to()],
    ['/flohmarkt-wien/faqs', paths.flohmarktFaqs.to()],
    ['/flohmarkt-wien/gibt-es-nicht', paths.flohmarkt.to()],
    ['/flohmarkt-wien/faqz', paths.cinemaFaqs.to()],
    ['/flohmakrt-wien/anfahrt', paths.flohmarktArrival.to()],
    ['/KINO/ANFART', paths.cinemaArrival.to()],
  ])('to %s start with %s', (typed, address) => {
    expect(nearest(typed)[0]).toBe(address);
  });

  it('do not include pages that only share the section', () => {
    expect(nearest('/flohmarkt-wien/gibt-es-nicht')).toEqual([paths.flohmarkt.to()]);
  });

  it('are three at most, and none if nothing is near', () => {
    expect(nearest('/flohmarkt-wien')).toHaveLength(3);
    expect(nearest('/qqqqqqqqqqqq')).toEqual([]);
    expect(nearest('/')).toEqual([]);
  });
});
