// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emailDomains } from '@/shared/ui/form/emailDomains';
import { emailQuestion, emailSuggestion } from '@/shared/ui/form/emailSuggestion';
import { editDistance } from '@/shared/text/editDistance';

describe('the edit distance', () => {
  it.each([
    ['gmail', 'gmail', 0],
    ['', 'abc', 3],
    ['gmal', 'gmail', 1],
    ['gmaiil', 'gmail', 1],
    ['gnail', 'gmail', 1],
    ['gmial', 'gmail', 1],
    ['gmial', 'gmil', 1],
    ['kitten', 'sitting', 3],
  ])('between „%s“ and „%s“: %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('the suggested address', () => {
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
  ])('for %s is %s', (typed, meant) => {
    expect(emailSuggestion(`ada@${typed}`)).toBe(`ada@${meant}`);
  });

  it('keeps the part before the domain as it was typed', () => {
    expect(emailSuggestion('  Ada.Huber+Kino@gmial.com ')).toBe('Ada.Huber+Kino@gmail.com');
    expect(emailSuggestion('ädä@gmial.com')).toBe('ädä@gmail.com');
  });

  it.each(emailDomains)('is missing for the provider %s', (domain) => {
    expect(emailSuggestion(`ada@${domain}`)).toBeUndefined();
    expect(emailSuggestion(`ada@${domain.toUpperCase()}`)).toBeUndefined();
  });

  it('ignores a lone surrogate, which no address contains', () => {
    expect(emailSuggestion('ada\uD800@gmial.com')).toBe('ada@gmail.com');
  });

  const unusual =
    'ams.at orf.at post.at oebb.at wien.gv.at univie.ac.at student.tuwien.ac.at firma.wien love.at web.at gmx.li gmx.it ' +
    'he.com a2.net hotmail.se hotmail.be live.fr live.dk yahoo.fr yahoo.se outlook.dk chello.hu mail.ru seznam.cz ' +
    'freemail.hu libero.it example.com xn--hft-0na.at';

  it.each(unusual.split(' '))('is missing for the unusual but valid domain %s', (domain) => {
    expect(emailSuggestion(`ada@${domain}`)).toBeUndefined();
  });

  it.each([
    ['an empty text', ''],
    ['a lone @', '@'],
    ['a name', 'ada'],
    ['no domain', 'ada@'],
    ['no name', '@gmial.com'],
    ['an @ at the end', 'ada@gmial.com@'],
    ['a very long domain', `ada@${'x'.repeat(100_000)}.com`],
  ])('is missing for %s', (_, typed) => {
    expect(emailSuggestion(typed)).toBeUndefined();
  });
});

describe('the question about an address', () => {
  it.each([
    ['a comma for a point', 'ada@example,com', 'ada@example.com'],
    ['a comma in the name', 'ada,huber@gmx.at', 'ada.huber@gmx.at'],
    ['a semicolon for a point', 'ada@example;at', 'ada@example.at'],
    ['two points', 'ada@example..com', 'ada@example.com'],
    ['a point before the domain', 'ada@.example.com', 'ada@example.com'],
    ['a point at the end', 'ada@example.com.', 'ada@example.com'],
    ['a comma at the end', 'ada@example.com,', 'ada@example.com'],
    ['a bracket at the end', 'ada@example.com>', 'ada@example.com'],
    ['a slash at the end', 'ada@example.com/', 'ada@example.com'],
    ['`mailto:` in front', 'mailto:ada@example.com', 'ada@example.com'],
    ['`mailto:` with a subject', 'MAILTO:ada@example.com?subject=Kino', 'ada@example.com'],
    ['a label in front', 'E-Mail: ada@example.com', 'ada@example.com'],
    ['a name in front', 'Ada Huber <ada@example.com>', 'ada@example.com'],
    ['a name without brackets', 'Ada Huber ada@example.com', 'ada@example.com'],
    ['quotes around', '„ada@example.com“', 'ada@example.com'],
    ['straight quotes around', '"ada@example.com"', 'ada@example.com'],
    ['brackets around', '(ada@example.com)', 'ada@example.com'],
    ['blanks within', 'ada @ example . com', 'ada@example.com'],
    ['another address after it', 'ada@example.com, eva@example.com', 'ada@example.com'],
    ['the domain twice', 'ada@example.com@example.com', 'ada@example.com'],
    ['two @ signs', 'ada@@example.com', 'ada@example.com'],
    ['full-width characters', 'ada＠example．com', 'ada@example.com'],
    ['the ending twice', 'ada@example.com.com', 'ada@example.com'],
    ['an unknown ending twice', 'ada@kino.wien.wien', 'ada@kino.wien'],
    ['the ending twice without a point', 'ada@example.atat', 'ada@example.at'],
    ['a provider without its ending', 'ada@gmail', 'ada@gmail.com'],
    ['a provider without its point', 'ada@gmxat', 'ada@gmx.at'],
    ['a typing error', 'ada@gmial.com', 'ada@gmail.com'],
    ['two faults', 'mailto:ada@gmial,com', 'ada@gmail.com'],
  ])('offers another one for %s: %s', (_, typed, meant) => {
    expect(emailQuestion(typed)).toEqual({ meant });
  });

  it.each([
    ['no point in the domain', 'ada@example'],
    ['an ending of one letter', 'ada@example.c'],
    ['an ending of digits', 'ada@example.123'],
    ['an IP address', 'ada@[192.0.2.1]'],
    ['a character that no name contains', 'ada(x)huber@example.com'],
  ])('is only whether the address is right for %s', (_, typed) => {
    expect(emailQuestion(typed)).toEqual({});
  });

  it.each([
    ...emailDomains.map((domain) => `Ada.Huber+Kino@${domain.toUpperCase()}`),
    'ada@example.com',
    ' ada@example.com ',
    "o'neil_{x}=y@wien.gv.at",
    'ädä@hüfte.at',
    'ada@xn--hft-0na.at',
    'ada@xn--p1ai.xn--p1ai',
    'ada@a.b.c.museum',
    'ada@hotmail.com.br',
    'ada@yahoo.com.au',
    'क्\u200Dष@उदाहरण.भारत',
    'ada@x.tata',
  ])('is not asked for %s', (typed) => {
    expect(emailQuestion(typed)).toBeUndefined();
  });

  it.each(['', 'ada', '@', 'ada@', '@gmial', ' @ ', 'a b@c', `ada@${'x'.repeat(100_000)}.com`])(
    'is not asked for a text that is no address: %s',
    (typed) => {
      expect(emailQuestion(typed)).toBeUndefined();
    },
  );

  it('is resolved by the suggested address, which raises no other question', () => {
    for (const typed of ['mailto:ada@gmial,com', 'ada@gmail', 'ada@example.com.com'])
      expect(emailQuestion(emailQuestion(typed)?.meant ?? '')).toBeUndefined();
  });
});
