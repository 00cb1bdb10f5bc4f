import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { workerFile } from '../../src/serviceWorker/files.ts';
import { answerTo, type Answer } from './answer.ts';
import { contentTypeOf, endingOf } from './contentTypes.ts';
import { immutable, revalidated, type Header } from './headers.ts';
import { encodings } from './precompress.ts';
import { readSite, type Site } from './site.ts';

const none = 'Hier ist nichts.\n';

function headersOf({ headers }: Site, { status, file = '' }: { status: number; file?: string | undefined }) {
  const isDocument = endingOf(file) === 'html' || file === workerFile;
  const isAsset = status === 200 && file.startsWith('assets/');
  const chosen: Header[] = [
    ...headers.everywhere,
    ...(isDocument ? headers.documents : []),
    ...(isAsset ? headers.assets : []),
    ['Cache-Control', isAsset ? immutable : revalidated],
  ];
  return Object.fromEntries(chosen);
}

/** The smallest form of a file that the browser takes. */
function formOf(path: string, accepted: string): { path: string; encoding?: string } {
  const words = accepted.split(',').map((word) => word.trim());
  const found = encodings.find(({ name, ending }) => words.includes(name) && existsSync(path + ending));
  return found ? { path: path + found.ending, encoding: found.name } : { path };
}

function send(
  folder: string,
  site: Site,
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (answer.status === 301) {
    response.writeHead(301, { ...headersOf(site, answer), Location: answer.location }).end();
    return;
  }
  const { status, file } = answer;
  const headers: OutgoingHttpHeaders = headersOf(site, answer);
  if (file === undefined) {
    response.writeHead(status, { ...headers, 'Content-Type': contentTypeOf('.txt') }).end(none);
    return;
  }
  const { path, encoding } = formOf(join(folder, file), String(request.headers['accept-encoding'] ?? ''));
  const content = readFileSync(path);
  headers['Content-Type'] = contentTypeOf(file);
  headers['ETag'] = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
  if (existsSync(`${join(folder, file)}.gz`)) headers['Vary'] = 'Accept-Encoding';
  if (encoding) headers['Content-Encoding'] = encoding;
  if (status === 200 && request.headers['if-none-match'] === headers['ETag']) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/**
 * Lets the preview answer as the configuration for nginx makes that answer: headers, compressed files, real 404s, moved
 * addresses. Whatever comes before it in the list of plugins and the backend that is passed on to keep their addresses.
 */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir);
      const hasFile = (file: string) =>
        statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;
      const passedOn = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        const address = request.url ?? '/';
        const site = readSite(folder);
        const isOurs = request.method === 'GET' || request.method === 'HEAD';
        if (!site || !isOurs || passedOn.some((path) => address.startsWith(path))) next();
        else send(folder, site, answerTo(site, address, hasFile), request, response);
      });
    },
  };
}
