import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { externalNavigations } from './externalNavigations';
import { unfitText } from './screenQueries';
import type { renderApp } from './renderApp';

/** Put together, for the linter rightly refuses such an address as a literal. */
export const scriptAddress = ['javascript', 'alert(1)'].join(':');

/** What a script of an attacker would do; each payload tries it, and marks what it would bring into the page. */
const act = 'window.hostile=1';
const script = ['javascript', act].join(':');

/** Markup that would run a script or take the place of what the page looks for by name. */
const markup: Record<string, string> = {
  image: `<img src=x data-hostile onerror=${act}>`,
  script: `"><script data-hostile>${act}</script>`,
  svg: `<svg data-hostile><animate onbegin=${act} attributeName=x dur=1s></svg>`,
  mathml: `<math><mtext><table><mglyph><style><!--</style><img data-hostile src onerror=${act}>`,
  clobbering: '<form data-hostile id=root name=location><input name=attributes></form>',
  attribute: `'"\` data-hostile onfocus=${act} autofocus x="`,
  template: `{{constructor.constructor("${act}")()}}`,
};

/** Addresses that would lead out of the shop or run a script. */
export const hostileAddresses = [
  script,
  `data:text/html,<script>${act}</script>`,
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  'https://shop@evil.example/',
  'https:evil.example',
] as const;

/** What anybody may put into an address: well-formed text of any kind. */
export const hostileValues: readonly string[] = [
  ...Object.values(markup),
  ...hostileAddresses,
  '__proto__',
  'constructor',
  'toString',
  '../../..',
  '\u202Eevil\u2066\u200B\u0000',
  '\r\nLocation: https://evil.example/',
  '"]:not(*),#root>*{}\\',
  '%',
  '%00%2e%2e%5c',
  '-1',
  '0.5',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(20_000),
];

/** The same for a field or an answer, which may hold half a character and as much as it likes. */
export const hostileTexts: readonly string[] = [...hostileValues, 'a\uD800b', '\uDC00', 'x '.repeat(50_000)];

/** Those that make sense of a form: markup and addresses. */
export const hostileWords: readonly string[] = [...Object.values(markup), ...hostileAddresses];

/** Far more than any page of the shop says, far less than the longest payload. */
const maxPageText = 15_000;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'blob:']);

type Linked = { tagName: string; href?: unknown; src?: unknown; action?: unknown };

/** Where an element leads to, if anywhere. */
function targetsOf(element: Linked): string[] {
  return [element.href, element.src, element.action].filter((target) => typeof target === 'string');
}

/** Which addresses in the page lead where no link of the shop leads. */
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

/** A description for search engines, whole: a payload that ends it early leaves what cannot be read. */
function isData(element: Element): boolean {
  if (element.getAttribute('type') !== 'application/ld+json') return false;
  try {
    JSON.parse(element.textContent);
    return true;
  } catch {
    return false;
  }
}

/** Elements that only a payload can have brought. */
export function injected(elements: readonly Element[]): string[] {
  return elements
    .filter(
      (element) =>
        (element.tagName === 'SCRIPT' && !isData(element)) ||
        element.getAttributeNames().some((name) => name === 'data-hostile' || name.startsWith('on')),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Whatever was put in, the page stands, says nothing unfit, runs nothing, holds nothing foreign and is still ours. */
export function expectHarmless(input: string, origin = 'http://localhost:3000'): void {
  const context = `after ${JSON.stringify(input.slice(0, 80))}`;
  expect((window as { hostile?: unknown }).hostile, `a script ran ${context}`).toBeUndefined();
  // Not by role, text or selector: what is asked hundreds of times must be cheap.
  const elements = [...document.getElementsByTagName('*')];
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

/** Turns of the event loop after which a page that stayed as it is is settled. */
const readyTurns = 5;

/** Everything that was asked for has come, and the screen with it. */
export async function waitUntilStable({ store }: ReturnType<typeof renderApp>): Promise<void> {
  const isReady = () =>
    document.getElementsByTagName('h1').length > 0 &&
    Object.keys(store.getState().loadingBar.active).length === 0;
  // What a screen asks for by its effects, or leads on to, begins only with it.
  for (let turns = 0; turns < readyTurns; turns = isReady() ? turns + 1 : 0) {
    await waitFor(() => expect(isReady()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
