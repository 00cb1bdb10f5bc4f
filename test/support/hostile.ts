import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { externalNavigations } from './externalNavigations';
import { unfitText } from './screenQueries';
import type { renderApp } from './renderApp';

/** Joined, because the linter forbids such a literal. */
export const scriptAddress = ['javascript', 'alert(1)'].join(':');

/** Each payload tries to run this and marks the elements that it would create. */
const act = 'window.hostile=1';
const script = ['javascript', act].join(':');

/** Markup that would run a script or clobber names of the DOM. */
const markup: Record<string, string> = {
  image: `<img src=x data-hostile onerror=${act}>`,
  script: `"><script data-hostile>${act}</script>`,
  svg: `<svg data-hostile><animate onbegin=${act} attributeName=x dur=1s></svg>`,
  mathml: `<math><mtext><table><mglyph><style><!--</style><img data-hostile src onerror=${act}>`,
  clobbering: '<form data-hostile id=root name=location><input name=attributes></form>',
  attribute: `'"\` data-hostile onfocus=${act} autofocus x="`,
  template: `{{constructor.constructor("${act}")()}}`,
};

export const hostileAddresses = [
  script,
  `data:text/html,<script>${act}</script>`,
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  'https://shop@evil.example/',
  'https:evil.example',
] as const;

const reordered = '\u202Eevil\u2066\u200B\u0000';
const header = '\r\nLocation: https://evil.example/';
const digits = '9'.repeat(400);

/** Well-formed texts that a URL may contain. */
export const hostileValues: readonly string[] = [
  ...Object.values(markup),
  ...hostileAddresses,
  '__proto__',
  'constructor',
  'toString',
  '../../..',
  reordered,
  header,
  '"]:not(*),#root>*{}\\',
  '%',
  '%00%2e%2e%5c',
  '-1',
  '0.5',
  '1e309',
  digits,
  'x'.repeat(20_000),
];

/** Lone surrogates and a very long text, which fields and responses may also contain. */
const unfitForUrl = ['a\uD800b', '\uDC00', 'x '.repeat(50_000)];

export const hostileTexts: readonly string[] = [...hostileValues, ...unfitForUrl];

/** One text of each kind: the feedback form is tried with all texts. */
export const hostileKinds: readonly string[] = [
  ...[markup['image']!, markup['attribute']!, '//evil.example/', '__proto__', '../../..', '%'],
  ...[reordered, header, digits, ...unfitForUrl],
];

export const hostileWords: readonly string[] = [...Object.values(markup), ...hostileAddresses];

/** Elements and attributes that HTML of the backend may not have. */
export const foreignElements =
  'script, svg, math, form, input, style, [onclick], [onerror], [style], [autofocus]';

/** Longer than any page of the shop, shorter than the longest payload. */
const maxPageText = 15_000;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'blob:', 'webcal:']);

type Linked = { tagName: string; href?: unknown; src?: unknown; action?: unknown };

function targetsOf(element: Linked): string[] {
  return [element.href, element.src, element.action].filter((target) => typeof target === 'string');
}

/** Link targets with a foreign scheme or host. */
export function strayTargets(elements: readonly Element[]): string[] {
  const leading = elements.filter(
    (element) =>
      element.hasAttribute('href') ||
      element.hasAttribute('src') ||
      (element.tagName === 'FORM' && element.hasAttribute('action')),
  );
  return [...new Set(leading.flatMap(targetsOf))].filter((target) => {
    const { protocol, hostname } = new URL(target, window.location.href);
    return !schemes.has(protocol) || hostname.endsWith('evil.example');
  });
}

/** Valid JSON-LD: a payload that closes the script early leaves invalid JSON. */
function isData(element: Element): boolean {
  if (element.getAttribute('type') !== 'application/ld+json') return false;
  try {
    JSON.parse(element.textContent);
    return true;
  } catch {
    return false;
  }
}

export function injected(elements: readonly Element[]): string[] {
  return elements
    .filter(
      (element) =>
        (element.tagName === 'SCRIPT' && !isData(element)) ||
        element.getAttributeNames().some((name) => name === 'data-hostile' || name.startsWith('on')),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Not spread: each step of the iterator would search the whole page for an element with the name „length“. */
export function pageElements(): Element[] {
  return Array.prototype.slice.call(document.getElementsByTagName('*'));
}

/** The page renders, runs no script, contains no foreign element and is still the shop. */
export function expectHarmless(input: string, origin = 'http://localhost:3000'): void {
  const context = `after ${JSON.stringify(input.slice(0, 80))}`;
  expect((window as { hostile?: unknown }).hostile, `a script ran ${context}`).toBeUndefined();
  const elements = pageElements();
  expect(injected(elements), `elements ${context}`).toEqual([]);
  expect(strayTargets(elements), `addresses ${context}`).toEqual([]);
  expect(externalNavigations, `departures ${context}`).toEqual([]);
  expect(window.location.origin, context).toBe(origin);
  expect(unfitText(), context).toBeUndefined();
  const typed = [...document.getElementsByTagName('textarea')].map(({ textContent }) => textContent).join('');
  const text = document.body.textContent;
  expect(text.length - typed.length, `length ${context}`).toBeLessThan(maxPageText);
  expect(document.getElementsByTagName('h1'), context).toHaveLength(1);
  expect(text, context).not.toContain('Auf dieser Seite ist etwas schiefgegangen');
  expect(({} as Record<string, unknown>)['polluted'], context).toBeUndefined();
}

/** Turns of the event loop without a change after which a page is stable. */
const readyTurns = 5;

/** Waits until no request is pending and the screen is rendered. */
export async function waitUntilStable({ store }: ReturnType<typeof renderApp>): Promise<void> {
  const isReady = () =>
    document.getElementsByTagName('h1').length > 0 &&
    Object.keys(store.getState().loadingBar.active).length === 0;
  // Effects of a screen may send requests or navigate.
  for (let turns = 0; turns < readyTurns; turns = isReady() ? turns + 1 : 0) {
    await waitFor(() => expect(isReady()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
