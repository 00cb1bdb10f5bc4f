// @vitest-environment node
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emailDomains } from '@/lib/emailDomains';
import { emailSuggestion } from '@/lib/emailSuggestion';
import { slipsBetween } from '@/lib/slips';

describe('slips of the finger', () => {
  it.each([
    ['gmail', 'gmail', 0],
    ['', 'abc', 3],
    ['gmal', 'gmail', 1],
    ['gmaiil', 'gmail', 1],
    ['gnail', 'gmail', 1],
    ['gmial', 'gmail', 1],
    ['gmial', 'gmil', 1],
    ['kitten', 'sitting', 3],
  ])('between „%s“ and „%s“: %i', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
    expect(slipsBetween(other, one)).toBe(slips);
  });
});

describe('the suggestion for a mistyped address', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['googelmail.com', 'googlemail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
    ['cheloo.at', 'chello.at'],
    ['chelo.at', 'chello.at'],
    ['gxm.at', 'gmx.at'],
    ['gmx.ta', 'gmx.at'],
    ['aon.ta', 'aon.at'],
    ['yaho.com', 'yahoo.com'],
  ])('at %s is %s', (typed, meant) => {
    expect(emailSuggestion(`ada@${typed}`)).toBe(`ada@${meant}`);
  });

  it('leaves what stands before the domain as it was typed', () => {
    expect(emailSuggestion('  Ada.Huber+Kino@gmial.com ')).toBe('Ada.Huber+Kino@gmail.com');
    expect(emailSuggestion('ädä@gmial.com')).toBe('ädä@gmail.com');
  });

  it.each(emailDomains)('there is none at the provider %s', (domain) => {
    expect(emailSuggestion(`ada@${domain}`)).toBeUndefined();
    expect(emailSuggestion(`ada@${domain.toUpperCase()}`)).toBeUndefined();
  });

  it('leaves out half a character, which no address has', () => {
    expect(emailSuggestion('ada\uD800@gmial.com')).toBe('ada@gmail.com');
  });

  it.each([
    'ams.at',
    'orf.at',
    'post.at',
    'oebb.at',
    'wien.gv.at',
    'univie.ac.at',
    'student.tuwien.ac.at',
    'firma.wien',
    'love.at',
    'web.at',
    'gmx.li',
    'gmx.it',
    'he.com',
    'a2.net',
    'hotmail.se',
    'hotmail.be',
    'live.fr',
    'live.dk',
    'yahoo.fr',
    'yahoo.se',
    'outlook.dk',
    'chello.hu',
    'mail.ru',
    'seznam.cz',
    'freemail.hu',
    'libero.it',
    'example.com',
    'xn--hft-0na.at',
  ])('there is none at %s, which is unusual and right', (domain) => {
    expect(emailSuggestion(`ada@${domain}`)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['a lone @', '@'],
    ['a name', 'ada'],
    ['no domain', 'ada@'],
    ['no name', '@gmial.com'],
    ['an @ at the end', 'ada@gmial.com@'],
    ['a domain without end', `ada@${'x'.repeat(100_000)}.com`],
  ])('there is none for %s', (_, typed) => {
    expect(emailSuggestion(typed)).toBeUndefined();
  });
});
