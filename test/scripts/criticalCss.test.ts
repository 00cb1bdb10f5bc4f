import postcss from 'postcss';
import { expect, it } from 'vitest';
import { criticalCss } from '../../build/criticalCss';

const present = new Set(['.card', ':root', '[data-bs-theme=dark]', '*']);

const drawing = '<path fill="var(--ink)"></path>';

const critical = (...stylesheets: string[]) =>
  criticalCss(
    stylesheets.map((stylesheet) => postcss.parse(stylesheet)),
    'dark',
    (selector) => present.has(selector),
    drawing,
  );

it('keeps the rules of the first view in the order of the stylesheets', () => {
  const drawn = '.card:before{top:1px}.card::first-line{color:blue}';
  expect(critical('.card,.other{color:red}.other{top:0}', drawn)).toBe(`.card{color:red}${drawn}`);
});

it('leaves out states, print styles and fonts', () => {
  const later = '.card:hover{top:0}@media print{.card{top:0}}@font-face{font-family:a;src:url(a.woff2)}';
  expect(critical(later)).toBe('');
});

it('keeps the rule that hides a skeleton next to prehydrated content', () => {
  const rule = '.place:not(:empty)~.skeleton{display:none}';
  present.add('.place~.skeleton');
  expect(critical(rule)).toBe(rule);
});

it('keeps the rule for an image without a source', () => {
  const rule = 'img.card:not([src]){visibility:hidden}';
  present.add('img.card');
  expect(critical(rule)).toBe(rule);
});

it('drops custom properties and animations that no rule uses', () => {
  const css =
    ':root{--a:1;--b:var(--a);--c:2}@keyframes turn{to{rotate:1turn}}.card{order:var(--c);animation:1s turn}';
  expect(critical(css)).toBe('.card{order:2}');
});

it('replaces custom properties that only the root sets by their value', () => {
  const css =
    ':root{--one:1;--two:1;--ink:red}@media (width>=9px){:root{--two:2}}.card{--own:0;order:var(--one);top:var(--two);left:var(--own);right:var(--none,3px);color:var(--none);--hole:var(--none);bottom:var(--hole)}.card:before{--own:1;--hole:0}';
  expect(critical(css)).toBe(
    ':root{--two:1;--ink:red}@media (width>=9px){:root{--two:2}}.card{--own:0;order:1;top:var(--two);left:var(--own);right:3px;--hole:var(--none);bottom:var(--hole)}.card:before{--own:1;--hole:0}',
  );
});

it('replaces custom properties that only the same rule sets, but not those that markup or another rule may set', () => {
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

it('drops empty values, and declarations that a later shorthand overrides', () => {
  const css =
    '.card{--family: ;font-family:var(--family);padding-left:1px;padding-right:1px;top:0}.card{padding-inline:2px}';
  expect(critical(css)).toBe('.card{top:0;padding-inline:2px}');
});

it('drops overridden declarations, and applies values of the theme', () => {
  const css = ':root{--a:1}[data-bs-theme=dark]{--a:2}.card{--a:3;order:var(--a);top:0}.card{top:1px}';
  expect(critical(css)).toBe('[data-bs-theme=dark]{--a:2}.card{--a:3;order:var(--a);top:1px}');
});

it('drops declarations that a rule of the page’s theme overrides, regardless of their order', () => {
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

it('merges adjacent rules with the same selector, but not rules with another rule between them', () => {
  const css =
    '.card{top:0}.card{left:0}:root{top:0}.card{top:1px;right:0}@media (width>=9px){.card{left:1px}}';
  expect(critical(css)).toBe(
    '.card{left:0}:root{top:0}.card{top:1px;right:0}@media (width>=9px){.card{left:1px}}',
  );
});

it('leaves out closed menus and placeholders of images', () => {
  for (const selector of ['.menus', '.picture-missing']) present.add(selector);
  expect(critical('.menus{top:0}.picture-missing{top:0}@media (width>=9px){.menus{top:1px}}')).toBe(
    '@media (width>=9px){.menus{top:1px}}',
  );
});
