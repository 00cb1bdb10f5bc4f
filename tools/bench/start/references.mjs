import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { phoneLine } from '../browser.mjs';
import { changedPart, withoutScripts } from '../copies.mjs';
import { addHandWritten, addPage, addScript } from '../references.mjs';
import { assertSameContent } from '../sameContent.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./loading.mjs').Loading} Loading */
/** @typedef {import('./pages.mjs').VisitedPage} VisitedPage */

/** @type {VisitedPage} */
export const emptyReact = { name: 'empty React page', path: '/references/react', content: 'h1' };
const reactPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>React</title><script type="module" src="/references/react.js"></script></head><body><div id="root"></div></body></html>';

async function buildReact() {
  // Loading the project's TypeScript with Vite has set it to development.
  process.env.NODE_ENV = 'production';
  /** @type {any} */
  const { output } = await build({
    root: fileURLToPath(new URL('../references', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'react.js' } },
  });
  return output[0].code;
}

/** @type {(browser: Browser, address: string, expected: VisitedPage) => Promise<Loading>} */
const readFirst = (browser, address, expected) =>
  visit(browser, address, expected, ({ loading }) => loading, { line: phoneLine, isRecorded: true });

/** What a page shows first. */
const contentOf = (/** @type {Loading} */ { markup, height }) => ({
  tags: markup.replace(/<script.*?<\/script>/g, '').split(/(?=<)/),
  height,
});

/**
 * Adds a static page for each page, and a hand-written one for each whose first content is not in its HTML. Throws if a
 * hand-written page shows something else first than the shop.
 * @type {(browser: Browser, server: import('../server.mjs').Server, visited: VisitedPage[]) => Promise<void>}
 */
export async function addReferences(browser, server, visited) {
  addPage(server, emptyReact.path, reactPage);
  addScript(server, `${emptyReact.path}.js`, await buildReact());
  const blank = await browser.newPage();
  for (const page of visited) {
    const html = await blank.evaluate(withoutScripts, server.builtText(page.path));
    addPage(server, `/references/static/${page.name}`, html);
    if (!page.first) continue;
    const shop = await readFirst(browser, server.secureOrigin + page.path, page);
    const part = await blank.evaluate(changedPart, { before: html, after: shop.markup });
    const address = `/references/first/${page.name}`;
    const request = shop.fetched.find(({ path }) => path.startsWith('/rest/'))?.path;
    addHandWritten(server, address, { html, request, part });
    const reference = await readFirst(browser, server.secureOrigin + address, page);
    assertSameContent(`the first content of ${page.name}`, contentOf(shop), contentOf(reference));
  }
  await blank.close();
}
