import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { runnerImport } from 'vite';
import { root } from '../../scripts/tool.mjs';
import { publicHost, readCertificate } from './certificate.mjs';
import { compress } from './transfer.mjs';

/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */
/**
 * @typedef {object} Conditions
 * @property {number} backendDelay ms
 * @property {((bytes: number) => Promise<unknown>) | undefined} line of all responses; undefined: not throttled
 * @property {((path: string, response: ServerResponse) => void) | undefined} held replaces the backend
 */

const immutable = 'public, max-age=31536000, immutable';
/** Served for each picture of the sandbox, which are SVG: the main thread draws SVG, but not the photos of a real shop. */
const photo = '/icons/icon-192.png';
/** From here on brotli takes seconds at its highest quality; only references of long lists are that large. */
const largeBytes = 500_000;

/** @type {(path: string) => Promise<any>} imports a TypeScript module of the project */
async function load(path) {
  const alias = { '@test': resolve(root, 'test'), '@': resolve(root, 'src') };
  const { module } = await runnerImport(resolve(root, path), { configFile: false, resolve: { alias } });
  return module;
}

/**
 * Serves a build with brotli and cache headers and the sandbox as its backend, over HTTP/1.1 at `origin` and over HTTP/2
 * at `secureOrigin` and `publicOrigin`.
 * @param {string} folder
 */
export async function startServer(folder) {
  const [{ createSandbox, sandboxAddresses }, { fileOfAddress }, { contentTypeOf }] = await Promise.all(
    ['test/sandbox/app.ts', 'src/shop/pageFiles.ts', 'build/deploy/contentTypes.ts'].map(load),
  );
  const sandbox = createSandbox({ latency: 0 });
  /** @type {Conditions} */
  const conditions = { backendDelay: 0, line: undefined, held: undefined };
  /** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
  const contents = new Map();

  /** @type {(name: string) => string | undefined} */
  function existing(name) {
    const file = resolve(folder, name);
    const isInside = file.startsWith(resolve(folder) + sep);
    return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
  }

  /** @type {(path: string) => string | undefined} */
  function fileFor(path) {
    if (extname(path) !== '') return existing(`.${path}`);
    return existing(path === '/' ? 'index.html' : `.${path}.html`) ?? existing(fileOfAddress(path));
  }

  /** @type {(path: string, type: string, content: { plain: Buffer, brotli?: Buffer | undefined }) => void} */
  function addContent(path, type, { plain, brotli }) {
    const quality = plain.length > largeBytes ? 4 : 11;
    const { body, encoding } = brotli
      ? { body: brotli, encoding: { 'Content-Encoding': 'br' } }
      : compress(plain, type, quality);
    const caching = path.startsWith('/assets/') ? immutable : 'no-cache';
    contents.set(path, { body, headers: { ...encoding, 'Content-Type': type, 'Cache-Control': caching } });
  }

  /** @param {string} path */
  function contentFor(path) {
    const file = contents.has(path) ? undefined : fileFor(path);
    const compressed = `${file}.br`;
    const brotli = existsSync(compressed) ? readFileSync(compressed) : undefined;
    if (file) addContent(path, contentTypeOf(file), { plain: readFileSync(file), brotli });
    return contents.get(path);
  }

  const backend = getRequestListener(
    async (request) => {
      /** @type {Response} */
      const response = await sandbox.app.fetch(request);
      if (new URL(request.url).pathname.startsWith('/rest/')) await wait(conditions.backendDelay);
      const type = response.headers.get('Content-Type') ?? '';
      const { body, encoding } = compress(Buffer.from(await response.arrayBuffer()), type, 5);
      const headers = new Headers({ ...Object.fromEntries(response.headers), ...encoding });
      headers.delete('Content-Length');
      await conditions.line?.(body.length);
      // A response without content must not have an empty one.
      const content = response.body && new Uint8Array(body);
      return new Response(content, { status: response.status, headers });
    },
    { overrideGlobalObjects: false },
  );

  /** @type {(request: import('node:http').IncomingMessage, response: ServerResponse) => Promise<void>} */
  async function handle(request, response) {
    const requested = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const path = requested.startsWith('/sandbox/bilder/') ? photo : requested;
    if (path.startsWith('/rest/') && conditions.held) return conditions.held(path, response);
    if (sandboxAddresses.test(path)) return backend(request, response);
    const content = contentFor(path);
    await conditions.line?.(content?.body.length ?? 0);
    if (!content) return void response.writeHead(404).end();
    response.writeHead(200, { ...content.headers, 'Content-Length': content.body.length }).end(content.body);
  }

  const certificate = await readCertificate();
  // The types of HTTP/2 differ from those of HTTP/1.1; its compatible requests and responses have what is used here.
  const secure = createSecureServer({ key: certificate, cert: certificate }, /** @type {any} */ (handle));
  const plain = createServer(handle);
  /** @type {Set<import('node:http2').Http2Session>} */
  const sessions = new Set();
  secure.on('session', (session) => sessions.add(session));
  const [port, plainPort] = await Promise.all(
    [secure, plain].map(async (server) => {
      await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
      return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
    }),
  );

  return {
    origin: `http://localhost:${plainPort}`,
    secureOrigin: `https://localhost:${port}`,
    publicOrigin: `https://${publicHost}:${port}`,
    conditions,
    /** @type {(path: string, type: string, body: string) => void} adds a page or file that the build lacks */
    add: (path, type, body) => addContent(path, `${type}; charset=utf-8`, { plain: Buffer.from(body) }),
    /** @type {(path: string) => string} text of a page or file of the build */
    builtText(path) {
      const file = fileFor(path);
      if (!file) throw new Error(`The build has no file for ${path}.`);
      return readFileSync(file, 'utf8');
    },
    /**
     * Responds to the request for the programme with `body` after `release`, and no other request of the backend. Ends when
     * `conditions.held` is removed.
     * @param {string} body
     */
    hold(body) {
      let onRequest = () => {};
      let release = () => {};
      /** @type {Promise<void>} */
      const requested = new Promise((done) => (onRequest = done));
      /** @type {Promise<void>} */
      const released = new Promise((done) => (release = done));
      conditions.held = async (path, response) => {
        if (path !== '/rest/show/getCurrentShows') return;
        onRequest();
        await released;
        const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
        response.writeHead(200, headers).end(body);
      };
      return { requested, release: () => release() };
    },
    close() {
      for (const session of sessions) session.destroy();
      secure.close();
      plain.closeAllConnections();
      plain.close();
    },
  };
}
