// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { germanNumber } from '@/lib/germanNumber';
import { route } from '@/lib/route';
import { openSealed, seal } from '@/lib/sealed';
import { cleanText, cutText } from '@/lib/text';

it('a number reads as Intl writes it in German', () => {
  const german = new Intl.NumberFormat('de-DE');
  for (const value of [0, 1, 4.6, 10, 118, 577, 999, 1000, 1448, 12345.25, 999999, 1234567])
    expect(germanNumber(value)).toBe(german.format(value));
});

describe('text', () => {
  it.each([
    ['  Hallo  ', 'Hallo'],
    ['a\u202Eb\u200Bc\uFEFFd\u0000e', 'abcde'],
    ['Zeile\nZeile\tTab', 'Zeile\nZeile\tTab'],
    ['Übergrößenträger 👩‍👩‍👧', 'Übergrößenträger 👩👩👧'],
    ['\u200B \u2060', ''],
    ['\u061Ca\u00AD\u2028b\u0085\u{E0041}', 'ab'],
    ['\u3164\u115F\uFFA0', ''],
    ['a\uD800b\uDC00', 'ab'],
  ])('%j is cleaned to %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it.each([
    ['kurz', 4, 'kurz'],
    ['zu lang', 6, 'zu la…'],
    ['zu lang', 4, 'zu…'],
    ['', 3, ''],
    ['Auto 🚗 da', 7, 'Auto…'],
  ])('%j is cut at %i to %j', (text, length, expected) => {
    expect(cutText(text, length)).toBe(expected);
  });
});

describe('route', () => {
  const detail = route('/show/:idOrIdentifier');

  it.each([
    [301, '/show/301'],
    ['der-general', '/show/der-general'],
    ['a/b?c#d', '/show/a%2Fb%3Fc%23d'],
    ['größe', '/show/gr%C3%B6%C3%9Fe'],
    ['$&', '/show/%24%26'],
  ])('puts %j into the address as %s', (idOrIdentifier, expected) => {
    expect(detail.to({ idOrIdentifier })).toBe(expected);
  });

  it('adds what the query has, and leaves out what is undefined', () => {
    expect(route('/cart').to({}, { a: 1, b: undefined, c: 'x y&z' })).toBe('/cart?a=1&c=x+y%26z');
    expect(route('/cart').to()).toBe('/cart');
  });

  it('gives every screen an address of its own', () => {
    const patterns = Object.values(paths).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.filter((pattern) => !pattern.startsWith('/'))).toEqual([]);
  });
});

describe('a sealed secret', () => {
  it('opens once, for its own ticket', () => {
    const [one, other] = [seal('eins'), seal('zwei')];
    expect(JSON.stringify([one, other])).not.toMatch(/eins|zwei/);
    expect([openSealed(other), openSealed(one)]).toEqual(['zwei', 'eins']);
    expect(openSealed(one)).toBe('');
  });
});
