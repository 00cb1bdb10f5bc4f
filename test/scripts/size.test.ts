import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareWithBudget, roomWarnings } from '../../scripts/size/budget.mjs';
import { firstView, listPage } from '../../scripts/size/firstView.mjs';
import { folderWith } from './folders';

const manifest = {
  'src/main.tsx': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/index-1.css'],
    dynamicImports: [listPage, 'src/pages/CartPage.tsx'],
  },
  'src/prehydrate/firstCards.tsx': { file: 'assets/firstCards-1.js', isEntry: true, imports: ['_cards.js'] },
  'src/prehydrate/firstShow.tsx': { file: 'assets/firstShow-1.js', isEntry: true },
  '_shared.js': { file: 'assets/shared-1.js' },
  [listPage]: { file: 'assets/program-1.js', imports: ['_shared.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards-1.js' },
  'src/pages/CartPage.tsx': { file: 'assets/cart-1.js' },
};

function buildWith(entries: Record<string, object>): string {
  return folderWith({
    '.vite/manifest.json': JSON.stringify(entries),
    'index.html': '<!doctype html>',
    'assets/index-1.css': '',
  });
}

describe('firstView', () => {
  it('returns the entry, the list’s page, its first cards, and their imports', () => {
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
      fonts: [],
    });
  });

  it('reads scripts and the file with the fonts from the prerendered page', () => {
    const folder = folderWith({
      '.vite/manifest.json': JSON.stringify(manifest),
      'index.html': '<!doctype html>',
      'kinoprogramm-wien/kinoprogramm.html':
        '<html data-fonts="/assets/fonts-1.js"><script async fetchpriority="high" src="/assets/firstCards-1.js"></script>',
      'assets/index-1.css': '',
    });
    const { html, javascript, fonts } = firstView(folder);
    expect(html).toEqual(['kinoprogramm-wien/kinoprogramm.html']);
    expect(javascript).toContain('assets/firstCards-1.js');
    expect(fonts).toEqual(['assets/fonts-1.js']);
  });

  it('throws an error if the list’s page has no chunk', () => {
    const { [listPage]: page, ...others } = manifest;
    const renamed = { ...others, 'src/pages/OtherPage.tsx': page };
    expect(() => firstView(buildWith(renamed))).toThrow(listPage);
  });

  it('throws an error without a build', () => {
    expect(() => firstView(folderWith({}))).toThrow('npm run build');
  });
});

describe('compareWithBudget', () => {
  const totals = [
    { kind: 'html', brotli: 100 },
    { kind: 'javascript', brotli: 2000 },
  ];

  it('accepts a total that is equal to its budget', () => {
    const { rows, isWithin } = compareWithBudget(totals, { html: 100, javascript: 2001 });
    expect(isWithin).toBe(true);
    expect(rows.map(({ isOver }) => isOver)).toEqual([false, false]);
  });

  it('rejects one byte over the budget of one kind', () => {
    const { rows, isWithin } = compareWithBudget(totals, { html: 100, javascript: 1999 });
    expect(isWithin).toBe(false);
    expect(rows.filter(({ isOver }) => isOver)).toEqual([
      { kind: 'javascript', brotli: 2000, limit: 1999, room: -100 / 1999, isOver: true },
    ]);
  });

  it.each([
    ['lacks a kind', { html: 100 }, 'javascript'],
    ['has an unknown kind', { html: 100, javascript: 2000, script: 1 }, 'script'],
  ])('throws an error that names the kind if the budget %s', (_, budget, name) => {
    expect(() => compareWithBudget(totals, budget)).toThrow(name);
  });

  it('finds a budget of this shop for every kind', () => {
    const budget = JSON.parse(readFileSync('size-budget.json', 'utf8')) as Record<string, number>;
    const kinds = Object.keys(firstView(buildWith(manifest)));
    expect(() =>
      compareWithBudget(
        kinds.map((kind) => ({ kind, brotli: 1 })),
        budget,
      ),
    ).not.toThrow();
  });
});

describe('roomWarnings', () => {
  const warningsOf = (brotli: number) =>
    roomWarnings(compareWithBudget([{ kind: 'html', brotli }], { html: 1000 }).rows);

  it('warns if a budget has less than 3 % of room', () => {
    expect(warningsOf(970)).toEqual([]);
    expect(warningsOf(988)).toEqual(['html: room 1.2 %: below 3 %']);
    expect(warningsOf(1000)).toEqual(['html: room 0.0 %: below 3 %']);
  });

  it('does not warn of a budget that is exceeded', () => {
    expect(warningsOf(1001)).toEqual([]);
  });
});
