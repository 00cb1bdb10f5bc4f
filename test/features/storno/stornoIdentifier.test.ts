// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { stornoIdentifierFrom, typedStornoIdentifier } from '@/features/storno/stornoIdentifier';

const identifier = '7c0f8f0e-1d0a-4c55-9d3c-5f1f7a0e2b11';
const link = `https://shop.example/bestellung-stornieren/${identifier}`;

describe('an identifier from an address', () => {
  it.each([
    [identifier, identifier],
    [` \u202E${identifier}\u200B `, identifier],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['ä 7', 'ä 7'],
    [`${identifier}.`, identifier],
    [`${identifier})`, identifier],
    [`„${identifier}“,`, identifier],
    ['a1b2==', 'a1b2=='],
    ['a1_b2_', 'a1_b2_'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [' \u200B ', ''],
    ['.', undefined],
    ['..', undefined],
    ['/../', undefined],
    ['a'.repeat(201), undefined],
  ])('%j is read as %j', (value, expected) => {
    expect(stornoIdentifierFrom(value)).toBe(expected);
  });
});

describe('a typed identifier', () => {
  it.each([
    ['the identifier', identifier],
    ['the identifier between blanks', `  ${identifier}\t`],
    ['the whole link', link],
    ['the link with a query and a fragment', `${link}/?utm_source=mail#oben`],
    ['the link without a scheme', `shop.example/bestellung-stornieren/${identifier}`],
    ['the path', `/bestellung-stornieren/${identifier}`],
    ['the link with its query', `https://shop.example/bestellung-stornieren?stornoIdentifier=${identifier}`],
    [
      'the query behind another',
      `https://shop.example/bestellung-stornieren?a=1&stornoIdentifier=${identifier}&b`,
    ],
    ['the link in a sentence', `Hier der Link: <${link}> Danke!`],
    ['the link in quotation marks', `„${link}“`],
    ['the link at the end of a sentence', `Hier (${link}).`],
    ['the link with a second line', `${link} / Danke!`],
    ['the identifier in quotation marks', `„${identifier}“`],
    ['the identifier with a label', `Stornokennung: ${identifier}.`],
    ['the identifier with a second line', `${identifier} / Danke!`],
    ['the identifier in full-width letters', identifier.replaceAll('a', 'ａ')],
    ['the identifier with a blank in it', identifier.replace('4c55', '4c 55')],
  ])('%s is read as the identifier', (_, typed) => {
    expect(typedStornoIdentifier(typed)).toBe(identifier);
  });

  it('is decoded once if it is part of a link', () => {
    expect(typedStornoIdentifier('/bestellung-stornieren/a%2Fb%20c')).toBe('a/b c');
    expect(typedStornoIdentifier('/bestellung-stornieren/100%')).toBe('100%');
  });

  it.each([
    ['another link', 'https://shop.example/cart'],
    ['the address of the page itself', 'https://shop.example/bestellung-stornieren'],
    ['the same without a scheme', 'shop.example/bestellung-stornieren/'],
    ['a parent path', '..'],
    ['a parent path in a link', 'https://shop.example/bestellung-stornieren/..'],
    ['a text that is too long', 'x'.repeat(201)],
  ])('%s is rejected', (_, typed) => {
    expect(typedStornoIdentifier(typed)).toBeUndefined();
  });

  it.each(['', '   ', '\u200B'])('%j is empty', (typed) => {
    expect(typedStornoIdentifier(typed)).toBe('');
  });
});
