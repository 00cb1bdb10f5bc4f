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
 * What the reference takes over from the app, so that both pages differ in nothing but in who writes the programme:
 * the whole page as it waits for the programme, and HTML to be put around or beside what the reference writes.
 * @typedef {{ waiting: string, aroundList: string, aroundFound: string, aroundFacts: string, lateStyles: string }} Copies
 */

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string | undefined} the file for an address; every address without an ending is a screen of the app
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
 * Serves a build and the reference page. The programme is held back until `release`, so that a page can have its
 * scripts, fonts and styles behind it before the time begins that is measured. Every other call waits for ever: a show's
 * page shows what the list told of it.
 * @param {string} folder
 */
export async function startListServer(folder) {
  /** @type {import('node:http').ServerResponse[]} */
  let held = [];
  let programme = '';
  let reference = '';
  let isReleased = false;
  let onAsked = () => {};

  /** @param {import('node:http').ServerResponse} response */
  function answerProgramme(response) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(programme);
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/rest/show/getCurrentShows') {
      if (isReleased) return answerProgramme(response);
      held.push(response);
      return onAsked();
    }
    if (path.startsWith('/rest/')) return undefined;
    if (path === '/vanilla') return response.setHeader('Content-Type', typeOf('page.html')).end(reference);
    const script = referenceScripts.exec(path)?.[1];
    const file = script ? join(ownFolder, script) : fileFor(folder, path);
    if (!file) return response.writeHead(404).end();
    response.setHeader('Content-Type', typeOf(file));
    response.end(readFileSync(file));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    origin: `http://localhost:${port}`,
    /** @param {string} html of the reference page, whole */
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
     * Holds the programme back again.
     * @param {string} body
     * @returns {Promise<void>} when a page has asked for it
     */
    hold(body) {
      programme = body;
      isReleased = false;
      held = [];
      return new Promise((asked) => {
        onAsked = () => asked();
      });
    },
    release() {
      isReleased = true;
      held.forEach(answerProgramme);
      held = [];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
