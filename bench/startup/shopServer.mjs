import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { runnerImport } from 'vite';
import { root } from '../../scripts/tool.mjs';
import { typeOf } from '../files.mjs';
import { buildFiles } from './buildFiles.mjs';
import { compress } from './compression.mjs';

/** @typedef {{ type: string, body: string }} Page */
/** @typedef {Awaited<ReturnType<typeof startShopServer>>} ShopServer */
/**
 * @typedef {object} Conditions
 * @property {number} backendDelay ms
 * @property {ReturnType<typeof import('./slowLine.mjs').slowLine> | undefined} line undefined: not throttled
 */

const backend = /^\/(?:rest|sandbox)(?:\/|$)/;
const immutable = 'public, max-age=31536000, immutable';

/**
 * Imports a TypeScript module of the project.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function load(path) {
  const { module } = await runnerImport(resolve(root, path), {
    configFile: false,
    resolve: { alias: { '@test': resolve(root, 'test'), '@': resolve(root, 'src') } },
  });
  return module;
}

/** @param {Conditions} conditions */
async function sandboxListener(conditions) {
  const { createSandbox } = await load('test/sandbox/app.ts');
  const sandbox = createSandbox({ latency: 0 });
  return getRequestListener(
    async (request) => {
      /** @type {Response} */
      const response = await sandbox.app.fetch(request);
      if (new URL(request.url).pathname.startsWith('/rest/')) await wait(conditions.backendDelay);
      const { body, headers } = compress(Buffer.from(await response.arrayBuffer()), {
        type: response.headers.get('Content-Type') ?? '',
        accepted: request.headers.get('Accept-Encoding'),
        quality: 5,
      });
      const all = new Headers({ ...Object.fromEntries(response.headers), ...headers });
      all.delete('Content-Length');
      await conditions.line?.(body.length);
      return new Response(new Uint8Array(body), { status: response.status, headers: all });
    },
    { overrideGlobalObjects: false },
  );
}

/**
 * Serves a build compressed, with cache headers and the sandbox as its backend. Entries of `pages` take precedence over
 * files of the build.
 * @param {string} folder
 */
export async function startShopServer(folder) {
  /** @type {Conditions} */
  const conditions = { backendDelay: 0, line: undefined };
  const [listener, { fileOfAddress }] = await Promise.all([
    sandboxListener(conditions),
    load('src/shared/config/pageFiles.ts'),
  ]);
  const files = buildFiles(folder, fileOfAddress);
  /** @type {Map<string, Page>} */
  const pages = new Map();
  /** @type {Map<string, import('./compression.mjs').Compressed>} */
  const cache = new Map();

  /** @param {string} path */
  function contentOf(path) {
    const own = pages.get(path);
    if (own) return { ...own, body: Buffer.from(own.body), brotli: undefined };
    const file = files.fileFor(path);
    return file && { type: typeOf(file), body: readFileSync(file), brotli: files.precompressed(file) };
  }

  /**
   * @param {string} path
   * @param {string} accepted
   */
  function responseTo(path, accepted) {
    const key = `${accepted} ${path}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const content = contentOf(path);
    if (!content) return undefined;
    const { type, body, brotli } = content;
    const { headers, body: sent } = compress(body, { type, accepted, quality: 11, brotli });
    const cacheControl = path.startsWith('/assets/') ? immutable : 'no-cache';
    const result = {
      body: sent,
      headers: { ...headers, 'Content-Type': type, 'Cache-Control': cacheControl },
    };
    cache.set(key, result);
    return result;
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (backend.test(pathname)) return listener(request, response);
    const answer = responseTo(decodeURIComponent(pathname), String(request.headers['accept-encoding'] ?? ''));
    await conditions.line?.(answer?.body.length ?? 0);
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, { ...answer.headers, 'Content-Length': answer.body.length }).end(answer.body);
  });
  await new Promise((resolveListening) => server.listen(0, '127.0.0.1', () => resolveListening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    port,
    origin: `http://localhost:${port}`,
    pages,
    conditions,
    builtText: files.text,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
