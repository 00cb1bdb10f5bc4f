import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, sandboxAddresses } from '@test/sandbox/app';
import { clockShift, shopNow } from './shopClock';

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

/**
 * Creates a second build: scripts and stylesheets have other names, precached files another revision, and pages contain
 * “build B”.
 */
function makeNextBuild(folder: string): void {
  cpSync(built, folder, { recursive: true });
  const files = filesOf(folder);
  const renamed = files.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name));
  const names = renamed.map((name) => name.replace(/^.*\//, ''));
  const oldNames = new RegExp(
    names.map((name) => name.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&')).join('|'),
    'g',
  );
  const nextName = (name: string) => name.replace(/(\.\w+)$/, '.b$1');
  for (const name of files.filter((file) => /\.(?:html|js|css)$/.test(file))) {
    let text = readFileSync(join(folder, name), 'utf8').replace(oldNames, nextName);
    if (name === 'sw.js')
      text = text.replace(/\b[0-9a-f]{32}\b/g, (revision) => [...revision].reverse().join(''));
    if (name.endsWith('.html')) text = text.replace('<html ', '<html data-build="B" ');
    writeFileSync(join(folder, name), text);
  }
  for (const name of renamed) renameSync(join(folder, name), join(folder, nextName(name)));
}

/** Moves the worker's clock like that of the pages. */
const workerClock = `Date.now = ((now) => () => now() + ${clockShift})(Date.now);\n`;

export type Deployment = Awaited<ReturnType<typeof deploy>>;

/** A server with the sandbox on its own port, on which tests switch builds. */
export async function deploy() {
  const folder = mkdtempSync(join(tmpdir(), 'ticketshop-deploy-'));
  const next = join(folder, 'b');
  let build = built;
  let files = new Set(filesOf(built));
  let worker: 'there' | 'missing' | 'page' = 'there';
  let deferred: (() => void)[] | undefined;
  const removed: RegExp[] = [];
  let caching: Record<string, string> | undefined;
  const { app, database } = createSandbox({ now: shopNow, latency: 0 });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });

  function respondAsBackend(request: IncomingMessage, response: ServerResponse): void {
    const { headers, url = '' } = request;
    if (caching && url.startsWith('/rest/')) {
      if (headers['if-none-match'] ?? headers['if-modified-since'])
        return void response.writeHead(304, caching).end();
      for (const [name, value] of Object.entries(caching)) response.setHeader(name, value);
    }
    void listener(request, response);
  }

  function callBackend(call: () => void): void {
    if (deferred) deferred.push(call);
    else call();
  }

  function sendFile(response: ServerResponse, name: string, status = 200): void {
    const headers = {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    };
    const file = readFileSync(join(build, name));
    response.writeHead(status, headers).end(name === 'sw.js' ? workerClock + file.toString() : file);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    response.setHeader('Date', new Date(shopNow()).toUTCString());
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (sandboxAddresses.test(pathname)) callBackend(() => respondAsBackend(request, response));
    else if (request.method === 'POST') response.writeHead(303, { location: request.url }).end();
    else if (name === 'sw.js' && worker === 'page') sendFile(response, 'shell.html');
    else if ((name === 'sw.js' && worker === 'missing') || removed.some((gone) => gone.test(name)))
      response.writeHead(404).end();
    else if (files.has(name)) sendFile(response, name);
    else if (files.has(`${name}.html`)) sendFile(response, `${name}.html`);
    else if (extname(name)) response.writeHead(404).end();
    else sendFile(response, 'shell.html');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** A secure context; the trailing dot avoids the local hosts on which the shop registers no worker. */
    origin: `http://shop.localhost.:${port}`,
    deployNext() {
      makeNextBuild(next);
      build = next;
      files = new Set(filesOf(next));
    },
    database,
    /** Calls the backend outside of the browser. */
    backend: app.request,
    /** Adds headers to all responses of the backend, and responds to every conditional request with 304. */
    cacheBackend(headers: Record<string, string>) {
      caching = headers;
    },
    setWorker(state: typeof worker) {
      worker = state;
    },
    /** Defers all backend calls until the returned function is called. */
    deferBackend() {
      deferred = [];
      return () => {
        const waiting = deferred ?? [];
        deferred = undefined;
        waiting.forEach((call) => call());
      };
    },
    remove: (files: RegExp) => void removed.push(files),
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
