import postcss from 'postcss';
import { expect, it } from 'vitest';
import { criticalCss } from '../../build/criticalCss';

const card = '<p class="card">Film <b>heute</b></p>';

/** The critical CSS of a dark page. `filledHtml` is its rendering with data. */
const critical = (css: string | string[], html = card, filledHtml = '') =>
  criticalCss(
    { html, filledHtml, theme: 'dark' },
    [css].flat().map((stylesheet) => postcss.parse(stylesheet)),
  );

it('keeps the rules and selectors that match, in the order of the stylesheets', () => {
  expect(critical(['.card{top:0}.other{top:1px}', 'b{left:0}', '.card{top:2px}'])).toBe(
    '.card{top:0}b{left:0}.card{top:2px}',
  );
  expect(critical('.card,.other,#id{top:0}')).toBe('.card{top:0}');
});

it('keeps rules for elements that only the rendering with data has', () => {
  const css = '.ribbon{top:0}.other{top:0}';
  expect(critical(css)).toBe('');
  expect(critical(css, card, '<i class="ribbon"></i>')).toBe('.ribbon{top:0}');
});

it('does not change the stylesheets, which belong to all pages', () => {
  const stylesheet = postcss.parse('.other{top:0}.card{top:0}');
  criticalCss({ html: card, filledHtml: '', theme: 'dark' }, [stylesheet]);
  expect(stylesheet.toString()).toBe('.other{top:0}.card{top:0}');
});

const keptRules = {
  'the root': ':root{top:0}',
  'the theme of the page': '[data-bs-theme=dark] .card{top:0}',
  'a relation': 'p:has(>b)>:is(b,.other):not(.other){top:0}',
  'a pseudo-element': '.card:before,.card b::after,::before,.card>::first-line,::placeholder{top:0}',
  'widths, colour schemes and features': '@media (width>=9px){@supports (top:0){.card{top:0}}}',
  'a layer': '@layer base{.card{top:0}}',
  'a container': '@container (width>9px){.card{top:0}}',
  'its state': 'p:not(.busy):first-child{top:0}',
};

const leftOutRules = {
  'another theme': '[data-bs-theme=light] .card{top:0}',
  'a later state': '.card:hover,.card:focus-visible,.card:focus-within b,.card:active{top:0}',
  'a relation that the page lacks': '.card:has(i),b>p,.card:not(p),b+b{top:0}',
  'parts of controls and transitions': '.card::-webkit-scrollbar,::view-transition-old(a){top:0}',
  'forced colours': '@media (forced-colors:active){.card{top:0}}',
  'more contrast': '@media (prefers-contrast:more) and (width>=9px){.card{top:0}}',
  fonts: '@font-face{font-family:a;src:url(a.woff2)}',
  animations: '@keyframes turn{from,50%{top:0}}.card{animation:turn 1s;transition:top 1s}',
  'registered properties': '@property --a{syntax:"*";inherits:false}',
  'a width, without a rule for the page': '@media (width>=9px){@supports (top:0){.other{top:0}}}',
};

it('keeps rules for what the first view shows, and leaves out rules for what it does not', () => {
  for (const [what, css] of Object.entries(keptRules)) expect(critical(css), what).toBe(css);
  for (const [what, css] of Object.entries(leftOutRules)) expect(critical(css), what).toBe('');
});

it('leaves out hidden elements, but not what depends on them', () => {
  const menu = '<nav><button>Kino</button><p hidden><b aria-current="page">Programm</b></p></nav>';
  expect(critical('b,[hidden]{top:0}', menu)).toBe('');
  const css = 'nav:has([aria-current])>button{top:0}';
  expect(critical(css, menu)).toBe(css);
});

it('leaves out the footer of a skeleton, which is below the window', () => {
  const footer = '<footer></footer>';
  expect(critical('footer{top:0}', footer)).toBe('footer{top:0}');
  expect(critical('footer{top:0}', `<p class="skeleton"></p>${footer}`)).toBe('');
});

it('keeps the rules for what scripts change before the stylesheets are loaded', () => {
  const css = '.place[data-filled]~.skeleton{display:none}img:not([src]){visibility:hidden}';
  expect(critical(css, '<div class="place"></div><p class="skeleton"></p><img src="a.png">')).toBe(css);
});

it('leaves out custom properties that neither a rule nor the page uses', () => {
  const css = ':root{--a:1;--b:2;--c:3}.card{order:var(--b)}';
  expect(critical(css)).toBe(':root{--b:2}.card{order:var(--b)}');
  const drawn = '<path class="card" style="fill:var(--a)"></path>';
  expect(critical(css, drawn)).toBe(':root{--a:1;--b:2}.card{order:var(--b)}');
  expect(critical(css, card, drawn)).toBe(':root{--a:1;--b:2}.card{order:var(--b)}');
});
