import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { withoutScripts } from '../pageCopies.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./shopServer.mjs').ShopServer} ShopServer */
/** @typedef {import('./visitedPages.mjs').VisitedPage} VisitedPage */

const sources = fileURLToPath(new URL('../references', import.meta.url));
const reactPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>React</title><script type="module" src="/references/react.js"></script></head><body><div id="root"></div></body></html>`;

export const emptyReact = { name: 'empty React page', path: '/references/react', content: 'h1' };

/** The hand-written scripts, each as one minified file. */
async function buildReferences() {
  const folder = mkdtempSync(join(tmpdir(), 'ticketshop-references-'));
  /** @type {Map<string, string>} */
  const scripts = new Map();
  // Whoever loads the project's TypeScript before leaves Vite's development behind.
  process.env.NODE_ENV = 'production';
  try {
    for (const name of ['programme', 'react']) {
      await build({
        root: sources,
        configFile: false,
        logLevel: 'error',
        build: {
          outDir: folder,
          emptyOutDir: true,
          modulePreload: false,
          rolldownOptions: {
            input: resolve(sources, `${name}.js`),
            output: { entryFileNames: '[name].js' },
          },
        },
      });
      scripts.set(name, readFileSync(join(folder, `${name}.js`), 'utf8'));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return scripts;
}

/**
 * Runs in a page and sees nothing of this file: another page without its scripts, the styles that its first paint waits
 * for in its head.
 * @param {{ html: string, sheets: Record<string, string> }} given the sheets' texts by their addresses
 */
function withoutScriptsOf({ html, sheets }) {
  const copy = new DOMParser().parseFromString(html, 'text/html');
  const idle = 'script, noscript, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"]';
  for (const element of copy.querySelectorAll(idle)) element.remove();
  for (const link of copy.querySelectorAll('link[rel="stylesheet"]:not([media="print"])')) {
    const style = copy.createElement('style');
    style.textContent = sheets[link.getAttribute('href') ?? ''] ?? '';
    link.replaceWith(style);
  }
  return `<!doctype html>${copy.documentElement.outerHTML}`;
}

/**
 * What a page of the shop would be without any script: as it was built or, where the build has but an empty page for it,
 * as the app shows it.
 * @param {Browser} browser
 * @param {ShopServer} server
 * @param {VisitedPage} visited
 */
async function staticPage(browser, server, { path, content, cart }) {
  const page = await browser.newPage();
  try {
    let html = server.builtText(path);
    if (!html.includes('<main')) {
      await page.addInitScript((json) => json && localStorage.setItem('cart', json), cart);
      await page.goto(server.origin + path);
      await page.locator(content).first().waitFor();
      html = await page.evaluate(withoutScripts);
    }
    const links = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].flatMap(([, href]) => href ?? []);
    const sheets = Object.fromEntries(links.map((href) => [href, server.builtText(href)]));
    return await page.evaluate(withoutScriptsOf, { html, sheets });
  } finally {
    await page.close();
  }
}

/**
 * Puts the pages that the shop is compared with beside it.
 * @param {Browser} browser
 * @param {ShopServer} server
 * @param {{ visited: VisitedPage[], asked: string }} options what the programme asks the backend for
 */
export async function addReferences(browser, server, { visited, asked }) {
  const scripts = await buildReferences();
  for (const [name, body] of scripts) {
    server.pages.set(`/references/${name}.js`, { type: 'text/javascript', body });
  }
  const page = (/** @type {string} */ body) => ({ type: 'text/html; charset=utf-8', body });
  server.pages.set(emptyReact.path, page(reactPage));
  for (const each of visited) {
    const html = await staticPage(browser, server, each);
    server.pages.set(`/references/static/${each.name}`, page(html));
    if (each.name !== 'programme') continue;
    const start = `<script>early = fetch(${JSON.stringify(asked)})</script><script defer src="/references/programme.js"></script>`;
    server.pages.set('/references/vanilla', page(html.replace('<head>', () => `<head>${start}`)));
  }
}
