import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { screenCode } from '@/app/router';
import { paths } from '@/shop/paths';
import { pages } from '@/features/infoPages/manifest';
import { packed } from '@/features/search/engine/searchData';
import { searchedPages } from '@/features/search/engine/searchedPages';
import { searchKeywords } from '@/features/search/engine/searchKeywords';
import { findPages } from '@/features/search/engine/searchPages';
import { fits } from '@/features/search/engine/searchRules';

const found = (text: string) => findPages(text).map(({ page }) => page.address);
const { stallFees, pets, kinderflohmarkt } = paths;
const market = (page: string) => `${paths.flohmarkt.to()}/${page}`;

describe('the index of all pages', () => {
  it('is less than 54 kB compressed', () => {
    // Together with the library, the file has about 60 kB.
    expect(brotliCompressSync(JSON.stringify(packed)).length).toBeLessThan(54_000);
  });

  it.each(pages)('finds $address by its title among the first three', ({ address, title }) => {
    expect(found(title).slice(0, 3)).toContain(address);
  });

  it.each(searchedPages)(
    'finds the screen $address by its title, and the address has a route',
    ({ address, title }) => {
      expect(found(title).slice(0, 3)).toContain(address);
      expect(screenCode(address), 'its route').toBeDefined();
    },
  );

  it('has keywords only for existing pages', () => {
    const unknown = Object.keys(searchKeywords).filter(
      (path) => !existsSync(`src/features/infoPages/pages/${path}.mdx`),
    );
    expect(unknown).toEqual([]);
  });

  it('returns the manifest’s texts of a page', () => {
    const [first] = findPages('Haustiere');
    const { address, group, title, description } = pages.find((page) => page.address === pets.to())!;
    expect(first?.page).toEqual({ address, group, title, description });
  });
});

describe('the search in the pages', () => {
  it.each([
    ['Flohmrakt', paths.flohmarkt.to()],
    ['flohmarkt', paths.flohmarkt.to()],
    ['Buecher', market('buecher-verkaufen')],
    ['bücher', market('buecher-verkaufen')],
    ['BUCHER', market('buecher-verkaufen')],
    ['buch verkaufen', market('buecher-verkaufen')],
    ['Gebuehr', stallFees.to()],
    ['Gebühr', stallFees.to()],
    ['Gebürh', stallFees.to()],
    ['Standgebühr', stallFees.to()],
    ['standgebuehren', stallFees.to()],
    ['Preis', stallFees.to()],
    ['kinderflomarkt', kinderflohmarkt.to()],
    ['Wechselgled', market('wechselgeld')],
    ['Parkplatz', market('parken')],
    ['Strasse', market('parken')],
    ['Straße', market('parken')],
    ['Hund', pets.to()],
    ['Hudn', pets.to()],
    ['haustire', pets.to()],
    ['Schnaeppchen', market('schnaeppchen-finden')],
    ['flohmarkt bei regen', market('regen')],
    ['wie komme ich zum flohmarkt', paths.flohmarktArrival.to()],
    ['Gutschein', paths.giftCards.to()],
    ['Kinoprogramm', paths.program.to()],
    ['Kinderfilme', paths.kidsProgram.to()],
    ['stand buchen', paths.bookStall.to()],
    ['AGB', paths.terms.to()],
    ['datenschutz', paths.imprint.to()],
    ['Feedbak', paths.feedback.to()],
    ['über uns', paths.aboutUs.to()],
    ['barrierefrei', paths.accessibility.to()],
    ['openair', paths.openAir.to()],
  ])('for „%s“ finds %s first', (text, address) => {
    expect(found(text)[0]).toBe(address);
  });

  it.each([
    ['Kosten', stallFees.to()],
    ['stornieren', market('buchung-aendern')],
    ['Essen', market('verpflegung')],
    ['Jobs', paths.flohmarktJobs.to()],
    ['FAQ', paths.cinemaFaqs.to()],
  ])('for „%s“ finds %s among the first three', (text, address) => {
    expect(found(text).slice(0, 3)).toContain(address);
  });

  it('finds a word that only the text contains, and no address, markup or component name', () => {
    expect(found('Sackrodel')).toContain(market('verkaufen-ohne-auto'));
    for (const word of ['https', 'href', 'StallCalculator', 'NextStep', 'bookStall', 'mdx'])
      expect(
        findPages(word).filter(({ fit }) => fit === 'exact'),
        word,
      ).toEqual([]);
  });

  it('finds a question by its words', () => {
    const [first] = findPages('Welche Tickets brauche ich für einen Abend?');
    expect(first).toMatchObject({ fit: 'exact', page: { address: paths.cinemaFaqs.to() } });
  });

  it('ranks pages with all words before those with some', () => {
    const order = findPages('flohmarkt packliste').map(({ fit }) => fits[fit]);
    expect(order).toEqual(order.toSorted());
    expect(new Set(order)).toContain(fits.exact);
    expect(new Set(order)).toContain(fits.partly);
  });

  it.each(['xqzvwjk', 'qwrtzpl asdfghjkl', '', '   ', '???', '🚗', 'x', '\u202E\u2066'])(
    'finds nothing for „%s“',
    (text) => {
      expect(findPages(text)).toEqual([]);
    },
  );
});
