// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { germanNumber } from '@/shared/text/germanNumber';
import { route } from '@/shop/route';
import { revealSecret, createSecretHandle } from '@/features/account/auth/secretHandle';
import { cleanText, cutText } from '@/shared/text/text';

it('a number is formatted like Intl does in German', () => {
  const german = new Intl.NumberFormat('de-DE');
  for (const value of [0, 1, 4.6, 10, 118, 577, 999, 1000, 1448, 12345.25, 999999, 1234567])
    expect(germanNumber(value)).toBe(german.format(value));
});

describe('text', () => {
  it.each([
    ['  Hallo  ', 'Hallo'],
    ['a\u202Eb\u200Bc\uFEFFd\u0000e', 'abcde'],
    ['Zeile\nZeile\tTab', 'Zeile\nZeile\tTab'],
    ['\u200B \u2060', ''],
    ['\u061Ca\u00AD\u2028b\u0085\u{E0041}', 'ab'],
    ['\u3164\u115F\uFFA0', ''],
    ['a\uD800b\uDC00', 'ab'],
  ])('%j is cleaned to %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it.each([
    ['an emoji of several parts', 'Übergrößenträger 👩\u200D👩\u200D👧'],
    ['an emoji with a skin tone', '👨🏽\u200D🚀'],
    ['an emoji with a variation selector', '❤\uFE0F\u200D🔥'],
    ['an emoji with an arrow', '🙂\u200D↔\uFE0F'],
    ['Hindi', 'क्\u200Dष'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Malayalam, at the end of a word', 'രാജന\u0D4D\u200D Menon'],
    ['Malayalam, at the end', 'രാജന\u0D4D\u200D'],
    ['Persian', 'می\u200Cخواهم'],
    ['a supplementary script', '𑄌𑄋\u{11133}\u200D𑄟'],
  ])('keeps the joiner that shapes %s', (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    ['at the start', '\u200Dक\u200D', 'क'],
    ['at the end', 'می\u200C', 'می'],
    ['before a blank', 'می\u200C خواهم', 'می خواهم'],
    ['in Latin letters', 'A\u200Dda\u200Cm', 'Adam'],
    ['beside a Latin letter', 'क\u200Da\u200Dक', 'कaक'],
    ['in Greek, Cyrillic, Hebrew, Chinese', 'α\u200Dβ и\u200Dи א\u200Dב 東\u200C京', 'αβ ии אב 東京'],
    ['between digits', '1\u200D2', '12'],
    ['after a hidden character', '\u061C\u200Dक \u3164\u200D\u3164', 'क'],
    ['more than once', 'می\u200C\u200C\u200Cخ', 'می\u200Cخ'],
  ])('leaves out a joiner %s, where it shapes nothing', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it('drops any number of joiners', () => {
    expect(cleanText('\u200D'.repeat(100_000))).toBe('');
  });

  it('has no joiner at the end where an emoji is cut', () => {
    expect(cutText('Familie 👩\u200D👩\u200D👧', 12)).toBe('Familie 👩…');
    expect(cutText('Familie 👩\u200D👩\u200D👧', 13)).toBe('Familie 👩…');
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

  it('adds the query, and leaves out undefined values', () => {
    expect(route('/cart').to({}, { a: 1, b: undefined, c: 'x y&z' })).toBe('/cart?a=1&c=x+y%26z');
    expect(route('/cart').to()).toBe('/cart');
  });

  it('gives every page an address of its own', () => {
    const patterns = Object.values(paths).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.filter((pattern) => !pattern.startsWith('/'))).toEqual([]);
  });
});

describe('a secret handle', () => {
  it('does not contain its secret, and reveals it once', () => {
    const [one, other] = [createSecretHandle('eins'), createSecretHandle('zwei')];
    expect(JSON.stringify([one, other])).not.toMatch(/eins|zwei/);
    expect([revealSecret(other), revealSecret(one)]).toEqual(['zwei', 'eins']);
    expect(revealSecret(one)).toBe('');
  });
});
