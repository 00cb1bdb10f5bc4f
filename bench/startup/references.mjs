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

/** Builds each hand-written script as one minified file. */
async function buildReferences() {
  const folder = mkdtempSync(join(tmpdir(), 'ticketshop-references-'));
  /** @type {Map<string, string>} */
  const scripts = new Map();
  // Loading the project's TypeScript with Vite has set it to development.
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
 * Removes the scripts of a page and inlines its blocking stylesheets. Runs inside a page and is serialized: it must not use
 * anything of this module.
 * @param {{ html: string, stylesheets: Record<string, string> }} source stylesheets by path
 */
function withoutScriptsOf({ html, stylesheets }) {
  const copy = new DOMParser().parseFromString(html, 'text/html');
  const removed = 'script, noscript, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"]';
  for (const element of copy.querySelectorAll(removed)) element.remove();
  for (const link of copy.querySelectorAll('link[rel="stylesheet"]:not([media="print"])')) {
    const style = copy.createElement('style');
    style.textContent = stylesheets[link.getAttribute('href') ?? ''] ?? '';
    link.replaceWith(style);
  }
  return `<!doctype html>${copy.documentElement.outerHTML}`;
}

/**
 * A page of the shop without scripts: the prerendered page or, if the build has only an empty page, the
 * page that the app has rendered.
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
    const stylesheets = Object.fromEntries(links.map((href) => [href, server.builtText(href)]));
    return await page.evaluate(withoutScriptsOf, { html, stylesheets });
  } finally {
    await page.close();
  }
}

/**
 * Adds the reference pages to the server.
 * @param {Browser} browser
 * @param {ShopServer} server
 * @param {{ visited: VisitedPage[], request: string }} options `request` is the path with query of the programme's request
 */
export async function addReferences(browser, server, { visited, request }) {
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
    const start = `<script>earlyResponse = fetch(${JSON.stringify(request)})</script><script defer src="/references/programme.js"></script>`;
    server.pages.set('/references/vanilla', page(html.replace('<head>', () => `<head>${start}`)));
  }
}
