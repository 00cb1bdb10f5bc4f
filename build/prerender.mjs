// Renders every address of the shop that needs no data, in a process of its own: the code it runs takes its global
// `window` for a browser's. Called with the rendering code, the origin of the shop, and the file for the pages.
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
for (const place of addresses()) {
  window.history.replaceState(null, '', place.address);
  const page = await render(place);
  if (page) pages.push(page);
}
writeFileSync(result, JSON.stringify(pages));
process.exit();
