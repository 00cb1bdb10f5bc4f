import postcss from 'postcss';
import { expect, it } from 'vitest';
import { criticalCss } from '../../scripts/build/criticalCss';

const present = new Set(['.card', ':root', '[data-bs-theme=dark]', '*']);

const critical = (...sheets: string[]) =>
  criticalCss(
    sheets.map((sheet) => postcss.parse(sheet)),
    'dark',
    (selector) => present.has(selector),
  );

it('keeps what the page shows at first, in the order of the sheets', () => {
  expect(critical('.card,.other{color:red}.other{top:0}', '.card:before{top:1px}')).toBe(
    '.card{color:red}.card:before{top:1px}',
  );
});

it('leaves states, print and fonts on their way to the sheets', () => {
  const later = '.card:hover{top:0}@media print{.card{top:0}}@font-face{font-family:a;src:url(a.woff2)}';
  expect(critical(later)).toBe('');
});

it('hides an outline whose place is filled before the sheets come', () => {
  const rule = '.place:not(:empty)~.outline{display:none}';
  present.add('.place~.outline');
  expect(critical(rule)).toBe(rule);
});

it('drops settings and movements that nothing asks for', () => {
  const css = ':root{--a:1;--b:var(--a);--c:2}@keyframes turn{to{rotate:1turn}}.card{order:var(--c)}';
  expect(critical(css)).toBe(':root{--c:2}.card{order:var(--c)}');
});

it('says once what is said again, and what the theme has of its own', () => {
  const css = ':root{--a:1}[data-bs-theme=dark]{--a:2}.card{order:var(--a);top:0}.card{top:1px}';
  expect(critical(css)).toBe('[data-bs-theme=dark]{--a:2}.card{order:var(--a)}.card{top:1px}');
});
