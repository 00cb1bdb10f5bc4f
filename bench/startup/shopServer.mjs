import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { runnerImport } from 'vite';
import { root } from '../../scripts/tool.mjs';
import { typeOf } from '../files.mjs';
import { buildFiles } from './buildFiles.mjs';
import { packed } from './compression.mjs';

/** @typedef {{ type: string, body: string }} Page */
/** @typedef {Awaited<ReturnType<typeof startShopServer>>} ShopServer */
/**
 * @typedef {object} Conditions
 * @property {number} backendDelay ms
 * @property {ReturnType<typeof import('./slowLine.mjs').slowLine> | undefined} line none is as quick as it can be
 */

const backend = /^\/(?:rest|sandbox)(?:\/|$)/;
const forEver = 'public, max-age=31536000, immutable';

/**
 * A module of the project's TypeScript, outside its build.
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
      const answer = await sandbox.app.fetch(request);
      if (new URL(request.url).pathname.startsWith('/rest/')) await wait(conditions.backendDelay);
      const { body, headers } = packed(Buffer.from(await answer.arrayBuffer()), {
        type: answer.headers.get('Content-Type') ?? '',
        accepted: request.headers.get('Accept-Encoding'),
        quality: 5,
      });
      const all = new Headers({ ...Object.fromEntries(answer.headers), ...headers });
      all.delete('Content-Length');
      await conditions.line?.(body.length);
      return new Response(new Uint8Array(body), { status: answer.status, headers: all });
    },
    { overrideGlobalObjects: false },
  );
}

/**
 * Serves a build as a shop would be: compressed, what may be kept for ever kept for ever, with the sandbox as its backend.
 * What is put into `pages` comes before the build's own files.
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
  /** @type {Map<string, import('./compression.mjs').Packed>} */
  const known = new Map();

  /** @param {string} path */
  function contentOf(path) {
    const own = pages.get(path);
    if (own) return { ...own, body: Buffer.from(own.body), brotli: undefined };
    const file = files.fileFor(path);
    return file && { type: typeOf(file), body: readFileSync(file), brotli: files.packedBefore(file) };
  }

  /**
   * @param {string} path
   * @param {string} accepted
   */
  function answerOf(path, accepted) {
    const key = `${accepted} ${path}`;
    const before = known.get(key);
    if (before) return before;
    const content = contentOf(path);
    if (!content) return undefined;
    const { type, body, brotli } = content;
    const { headers, ...answer } = packed(body, { type, accepted, quality: 11, brotli });
    const cache = path.startsWith('/assets/') ? forEver : 'no-cache';
    const made = { ...answer, headers: { ...headers, 'Content-Type': type, 'Cache-Control': cache } };
    known.set(key, made);
    return made;
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (backend.test(pathname)) return listener(request, response);
    const answer = answerOf(decodeURIComponent(pathname), String(request.headers['accept-encoding'] ?? ''));
    await conditions.line?.(answer?.body.length ?? 0);
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, { ...answer.headers, 'Content-Length': answer.body.length }).end(answer.body);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
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
