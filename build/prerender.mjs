// Renders all pages in a separate process, because the bundle needs a global `window`. Arguments: the bundle, the origin
// of the shop, the file for the result.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';

const [bundle, origin, result] = process.argv.slice(2);
if (!bundle || !result) throw new Error('Usage: prerender.mjs <bundle> <origin> <result>');

const { window } = new JSDOM('<!doctype html><html><body><div id="root"></div></body></html>', {
  url: origin,
});
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
});
const known = new Set(Object.getOwnPropertyNames(globalThis));
for (const name of Object.getOwnPropertyNames(window)) {
  if (known.has(name) || name.startsWith('_')) continue;
  Object.defineProperty(globalThis, name, { get: () => window[name], configurable: true });
}
Object.defineProperty(globalThis, 'window', { value: window });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

const { addresses, render } = await import(pathToFileURL(bundle).href);
const pages = [];
for (const source of addresses()) {
  window.history.replaceState(null, '', source.address);
  const page = await render(source);
  if (page) pages.push(page);
}
writeFileSync(result, JSON.stringify(pages));
process.exit();
