import { expect, it } from 'vitest';
import { compareWithBudget } from '../../scripts/size/budget.mjs';
import { firstView, listPage } from '../../scripts/size/firstView.mjs';
import { folderWith } from './folders';

const manifest = {
  'src/main.tsx': {
    file: 'assets/index-1.js',
    imports: ['_shared.js'],
    css: ['assets/index-1.css'],
    dynamicImports: [listPage, 'src/pages/CartPage.tsx'],
  },
  'src/prehydrate/firstCards.tsx': { file: 'assets/firstCards-1.js', imports: ['_cards.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  [listPage]: { file: 'assets/program-1.js', imports: ['_shared.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards-1.js' },
  'src/pages/CartPage.tsx': { file: 'assets/cart-1.js' },
};

const buildWith = (entries: Record<string, object>) =>
  folderWith({
    '.vite/manifest.json': JSON.stringify(entries),
    'kinoprogramm-wien/kinoprogramm.html': '<html data-fonts="/assets/fonts-1.js">',
  });

it('the size of a first view counts the start, the list, its first cards, fonts, and their imports', () => {
  const { javascript, ...others } = firstView(buildWith(manifest));
  const scripts = ['cards', 'firstCards', 'index', 'program', 'shared'];
  expect(javascript.sort()).toEqual(scripts.map((name) => `assets/${name}-1.js`));
  expect(others).toEqual({
    html: ['kinoprogramm-wien/kinoprogramm.html'],
    laterStyles: ['assets/index-1.css'],
    fonts: ['assets/fonts-1.js'],
  });
});

it('the size of a first view is unknown if the list’s page has no chunk', () => {
  const { [listPage]: page, ...others } = manifest;
  expect(() => firstView(buildWith({ ...others, 'src/pages/OtherPage.tsx': page }))).toThrow(listPage);
});

it('a size budget is exceeded by one byte of one kind, and lacks no kind', () => {
  const totals = [
    { kind: 'html', brotli: 100 },
    { kind: 'javascript', brotli: 2000 },
  ];
  expect(compareWithBudget(totals, { html: 100, javascript: 2000 }).isWithin).toBe(true);
  const { rows, isWithin } = compareWithBudget(totals, { html: 100, javascript: 1999 });
  expect(isWithin).toBe(false);
  expect(rows.filter(({ isOver }) => isOver)).toMatchObject([{ kind: 'javascript', limit: 1999 }]);
  expect(() => compareWithBudget(totals, { html: 100 })).toThrow('javascript');
  expect(() => compareWithBudget(totals, { html: 100, javascript: 2000, script: 1 })).toThrow('script');
});
