import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { againstBudget } from '../../scripts/size/budget.mjs';
import { firstView, listScreen } from '../../scripts/size/firstView.mjs';
import { folderWith } from './folders';

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/index-1.css'],
    dynamicImports: [listScreen, 'src/pages/CartPage.tsx'],
  },
  'src/prehydrate/firstCards.tsx': { file: 'assets/firstCards-1.js', isEntry: true, imports: ['_cards.js'] },
  'src/prehydrate/firstShow.tsx': { file: 'assets/firstShow-1.js', isEntry: true },
  '_shared.js': { file: 'assets/shared-1.js' },
  [listScreen]: { file: 'assets/program-1.js', imports: ['_shared.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards-1.js' },
  'src/pages/CartPage.tsx': { file: 'assets/cart-1.js' },
};

function fontFace(name: string, range: string): string {
  return `@font-face{font-family:x;src:url(/assets/${name}.woff2) format("woff2");unicode-range:${range}}`;
}

function buildWith(entries: Record<string, object>): string {
  return folderWith({
    '.vite/manifest.json': JSON.stringify(entries),
    'index.html': '<!doctype html>',
    'assets/index-1.css': fontFace('latin', 'U+0-FF') + fontFace('greek', 'U+370-3FF'),
    'assets/latin.woff2': '',
    'assets/greek.woff2': '',
  });
}

describe('the first view', () => {
  it('is the entry, the list’s screen, its first cards and what they import, in the fonts of a German text', () => {
    const { javascript, ...others } = firstView(buildWith(manifest));
    expect(javascript.sort()).toEqual([
      'assets/cards-1.js',
      'assets/firstCards-1.js',
      'assets/index-1.js',
      'assets/program-1.js',
      'assets/shared-1.js',
    ]);
    expect(others).toEqual({
      html: ['index.html'],
      laterStyles: ['assets/index-1.css'],
      laterFonts: ['assets/latin.woff2'],
    });
  });

  it('is the list’s built page with the script in its head; the sheet of the fonts is noted there', () => {
    const folder = folderWith({
      '.vite/manifest.json': JSON.stringify(manifest),
      'index.html': '<!doctype html>',
      'kinoprogramm-wien/kinoprogramm.html':
        '<html data-fonts="/assets/fonts-1.css /assets/latin.woff2"><script async fetchpriority="high" src="/assets/firstCards-1.js"></script>',
      'assets/index-1.css': '',
      'assets/fonts-1.css': fontFace('latin', 'U+0-FF') + fontFace('greek', 'U+370-3FF'),
      'assets/latin.woff2': '',
      'assets/greek.woff2': '',
    });
    const { html, javascript, laterFonts } = firstView(folder);
    expect(html).toEqual(['kinoprogramm-wien/kinoprogramm.html']);
    expect(javascript).toContain('assets/firstCards-1.js');
    expect(laterFonts).toEqual(['assets/latin.woff2']);
  });

  it('without a chunk of the list’s screen fails, however small it is', () => {
    const { [listScreen]: screen, ...others } = manifest;
    const renamed = { ...others, 'src/screens/Programme.tsx': screen };
    expect(() => firstView(buildWith(renamed))).toThrow(listScreen);
  });

  it('of no build fails', () => {
    expect(() => firstView(folderWith({}))).toThrow('npm run build');
  });
});

describe('the budget', () => {
  const totals = [
    { kind: 'html', brotli: 100 },
    { kind: 'javascript', brotli: 2000 },
  ];

  it('is kept up to its last byte', () => {
    const { rows, isWithin } = againstBudget(totals, { html: 100, javascript: 2001 });
    expect(isWithin).toBe(true);
    expect(rows.map(({ isOver }) => isOver)).toEqual([false, false]);
  });

  it('is broken by one byte of one kind', () => {
    const { rows, isWithin } = againstBudget(totals, { html: 100, javascript: 1999 });
    expect(isWithin).toBe(false);
    expect(rows.filter(({ isOver }) => isOver)).toEqual([
      { kind: 'javascript', brotli: 2000, limit: 1999, isOver: true },
    ]);
  });

  it.each([
    ['lacks a kind', { html: 100 }, 'javascript'],
    ['names one that is not counted', { html: 100, javascript: 2000, script: 1 }, 'script'],
  ])('that %s fails by name', (_, budget, name) => {
    expect(() => againstBudget(totals, budget)).toThrow(name);
  });

  it('of this shop names everything that is counted', () => {
    const budget = JSON.parse(readFileSync('size-budget.json', 'utf8')) as Record<string, number>;
    const kinds = Object.keys(firstView(buildWith(manifest)));
    expect(() =>
      againstBudget(
        kinds.map((kind) => ({ kind, brotli: 1 })),
        budget,
      ),
    ).not.toThrow();
  });
});
