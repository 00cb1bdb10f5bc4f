import postcss from 'postcss';
import { expect, it } from 'vitest';
import { criticalCss } from '../../build/criticalCss';

const present = new Set(['.card', ':root', '[data-bs-theme=dark]', '*']);

const drawing = '<path fill="var(--ink)"></path>';

const critical = (...sheets: string[]) =>
  criticalCss(
    sheets.map((sheet) => postcss.parse(sheet)),
    'dark',
    (selector) => present.has(selector),
    drawing,
  );

it('keeps what the page shows at first, in the order of the sheets', () => {
  const drawn = '.card:before{top:1px}.card::first-line{color:blue}';
  expect(critical('.card,.other{color:red}.other{top:0}', drawn)).toBe(`.card{color:red}${drawn}`);
});

it('leaves states, print and fonts on their way to the sheets', () => {
  const later = '.card:hover{top:0}@media print{.card{top:0}}@font-face{font-family:a;src:url(a.woff2)}';
  expect(critical(later)).toBe('');
});

it('hides an outline whose place is filled before the sheets come', () => {
  const rule = '.place:not(:empty)~.skeleton{display:none}';
  present.add('.place~.skeleton');
  expect(critical(rule)).toBe(rule);
});

it('has what a picture looks like before it has an address', () => {
  const rule = 'img.card:not([src]){visibility:hidden}';
  present.add('img.card');
  expect(critical(rule)).toBe(rule);
});

it('drops settings and movements that nothing asks for', () => {
  const css =
    ':root{--a:1;--b:var(--a);--c:2}@keyframes turn{to{rotate:1turn}}.card{order:var(--c);animation:1s turn}';
  expect(critical(css)).toBe('.card{order:2}');
});

it('says at once what is set for the whole page, once and for good', () => {
  const css =
    ':root{--one:1;--two:1;--ink:red}@media (width>=9px){:root{--two:2}}.card{--own:0;order:var(--one);top:var(--two);left:var(--own);right:var(--none,3px);color:var(--none);--hole:var(--none);bottom:var(--hole)}.card:before{--own:1;--hole:0}';
  expect(critical(css)).toBe(
    ':root{--two:1;--ink:red}@media (width>=9px){:root{--two:2}}.card{--own:0;order:1;top:var(--two);left:var(--own);right:3px;--hole:var(--none);bottom:var(--hole)}.card:before{--own:1;--hole:0}',
  );
});

it('says at once what only the rule that asks sets, but not what the page or another rule may set', () => {
  const css =
    '.card{--own:0;--ink:red;--other:1;order:var(--own);color:var(--ink)}.card:before{--set:2;order:var(--other)}.card{top:var(--set)}';
  expect(critical(css)).toBe(
    '.card{--ink:red;--other:1;order:0;color:red}.card:before{--set:2;order:var(--other)}.card{top:var(--set)}',
  );
  const drawn = '<path style="--own:4"></path>';
  const withOwn = '.card{--own:0;order:var(--own)}';
  const finds = (selector: string) => present.has(selector);
  expect(criticalCss([postcss.parse(withOwn)], 'dark', finds, drawn)).toBe(withOwn);
});

it('leaves out what is empty, and what a later rule settles for both sides', () => {
  const css =
    '.card{--family: ;font-family:var(--family);padding-left:1px;padding-right:1px;top:0}.card{padding-inline:2px}';
  expect(critical(css)).toBe('.card{top:0;padding-inline:2px}');
});

it('says once what is said again, and what the theme has of its own', () => {
  const css = ':root{--a:1}[data-bs-theme=dark]{--a:2}.card{--a:3;order:var(--a);top:0}.card{top:1px}';
  expect(critical(css)).toBe('[data-bs-theme=dark]{--a:2}.card{--a:3;order:var(--a);top:1px}');
});

it('leaves out what the rule of the page’s theme says instead, wherever it stands', () => {
  for (const selector of ['[data-bs-theme=dark] .card', '[data-bs-theme=light] .card']) present.add(selector);
  expect(critical('[data-bs-theme=dark] .card{top:1px}.card{top:0;left:0}')).toBe(
    '[data-bs-theme=dark] .card{top:1px}.card{left:0}',
  );
  const kept = [
    '[data-bs-theme=light] .card{top:1px}.card{top:0}',
    '@media (width>=9px){[data-bs-theme=dark] .card{top:1px}}.card{top:0}',
    '[data-bs-theme=dark] .card{top:1px}.card{top:0!important}',
  ];
  for (const css of kept) expect(critical(css)).toBe(css);
});

it('makes one of neighbours of one selector, in their order, and of none that something stands between', () => {
  const css =
    '.card{top:0}.card{left:0}:root{top:0}.card{top:1px;right:0}@media (width>=9px){.card{left:1px}}';
  expect(critical(css)).toBe(
    '.card{left:0}:root{top:0}.card{top:1px;right:0}@media (width>=9px){.card{left:1px}}',
  );
});

it('leaves what is closed at first, and what stands in for a picture, to the sheets', () => {
  for (const selector of ['.menus', '.picture-missing']) present.add(selector);
  expect(critical('.menus{top:0}.picture-missing{top:0}@media (width>=9px){.menus{top:1px}}')).toBe(
    '@media (width>=9px){.menus{top:1px}}',
  );
});
