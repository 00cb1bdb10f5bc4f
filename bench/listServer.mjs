import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeOf } from './files.mjs';

const ownFolder = fileURLToPath(new URL('.', import.meta.url));
const referenceScripts = /^\/vanilla\/(vanilla[A-Z]\w+\.js)$/;
const referenceStart = `<script type="module">
import '/vanilla/vanillaList.js';
import '/vanilla/vanillaDetail.js';
import { openFinder } from '/vanilla/vanillaFinder.js';
window.openFinder = openFinder;
</script>`;

/**
 * HTML that the reference copies from the app, so that only the code that renders the programme differs: the page
 * before the programme has loaded, and markup around or beside the rendered part.
 * @typedef {{ waiting: string, aroundList: string, aroundFound: string, aroundFacts: string, lateStyles: string }} Copies
 */

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string | undefined} file of an address; an address without an extension is a page of the app
 */
function fileFor(folder, path) {
  const exact = resolve(folder, `.${path}`);
  if (!exact.startsWith(resolve(folder) + sep)) return undefined;
  /** @param {string} file */
  const isFile = (file) => existsSync(file) && statSync(file).isFile();
  if (extname(path) !== '') return isFile(exact) ? exact : undefined;
  return [`${exact}.html`, join(exact, 'index.html'), join(folder, 'index.html')].find(isFile);
}

/**
 * Serves a build and the reference page. The response with the programme is delayed until `release`, so that scripts,
 * fonts and styles have loaded before the measurement starts. All other requests stay pending: the page of a show renders
 * the data of the list.
 * @param {string} folder
 */
export async function startListServer(folder) {
  /** @type {import('node:http').ServerResponse[]} */
  let pending = [];
  let programme = '';
  let reference = '';
  let isReleased = false;
  let onRequest = () => {};

  /** @param {import('node:http').ServerResponse} response */
  function sendProgramme(response) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(programme);
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/rest/show/getCurrentShows') {
      if (isReleased) return sendProgramme(response);
      pending.push(response);
      return onRequest();
    }
    if (path.startsWith('/rest/')) return undefined;
    if (path === '/vanilla') return response.setHeader('Content-Type', typeOf('page.html')).end(reference);
    const script = referenceScripts.exec(path)?.[1];
    const file = script ? join(ownFolder, script) : fileFor(folder, path);
    if (!file) return response.writeHead(404).end();
    response.setHeader('Content-Type', typeOf(file));
    response.end(readFileSync(file));
  });
  await new Promise((resolveListening) => server.listen(0, '127.0.0.1', () => resolveListening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    origin: `http://localhost:${port}`,
    /** @param {string} html whole page */
    setReferencePage(html) {
      reference = html;
    },
    /** @param {Copies} copies */
    setReference({ waiting, aroundList, aroundFound, aroundFacts, lateStyles }) {
      const templates = Object.entries({
        'around-list': aroundList,
        'around-found': aroundFound,
        'around-facts': aroundFacts,
        'late-styles': lateStyles,
      }).map(([id, html]) => `<template id="${id}">${html}</template>`);
      reference = waiting.replace('</body>', () => [...templates, referenceStart, '</body>'].join('\n'));
    },
    /**
     * Delays the next response with the programme.
     * @param {string} body
     * @returns {Promise<void>} resolves when a page has requested it
     */
    delay(body) {
      programme = body;
      isReleased = false;
      pending = [];
      return new Promise((resolve) => {
        onRequest = () => resolve();
      });
    },
    release() {
      isReleased = true;
      pending.forEach(sendProgramme);
      pending = [];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
