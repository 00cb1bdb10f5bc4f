import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const referenceScript = readFileSync(fileURLToPath(new URL('vanillaList.js', import.meta.url)));

/** @satisfies {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** @param {string} file */
const typeOf = (file) =>
  Object.entries(types).find(([ending]) => ending === extname(file))?.[1] ?? 'application/octet-stream';

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
 * scripts, fonts and styles behind it before the time begins that is measured.
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
    if (path === '/vanilla') return response.setHeader('Content-Type', types['.html']).end(reference);
    if (path === '/vanilla/list.js')
      return response.setHeader('Content-Type', types['.js']).end(referenceScript);
    const file = path.startsWith('/rest/') ? undefined : fileFor(folder, path);
    if (!file) return response.writeHead(404).end();
    response.setHeader('Content-Type', typeOf(file));
    response.end(readFileSync(file));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    origin: `http://localhost:${port}`,
    /**
     * @param {string} html the page that the hand-written script fills
     */
    setReference(html) {
      reference = html.replace('</body>', '<script src="/vanilla/list.js"></script></body>');
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
