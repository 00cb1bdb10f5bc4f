import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { embeddedDatesFile } from '../../src/shop/embedding.ts';
import { publishedFolder } from '../../src/shop/published.ts';
import { workerFile } from '../../src/serviceWorker/files.ts';
import { contentTypeOf, extensionOf } from './contentTypes.ts';
import { brieflyCached, immutable, neverStored, revalidated, type Header } from './headers.ts';
import { encodings } from './precompress.ts';
import { announcementsBeside, postedExpression, responseTo, type SiteResponse } from './routing.ts';
import { readSite, type Site } from './site.ts';

const missingText = 'Hier ist nichts.\n';

const isPublishedData = (file: string) =>
  file.startsWith(`${publishedFolder}/`) && extensionOf(file) !== 'html';

function cachingOf(status: number, file: string): string {
  if (status === 204 || file === announcementsBeside) return neverStored;
  if (isPublishedData(file)) return brieflyCached;
  return status === 200 && file.startsWith('assets/') ? immutable : revalidated;
}

function headersOf({ headers }: Site, { status, file = '' }: { status: number; file?: string | undefined }) {
  const isDocument = extensionOf(file) === 'html' || file === workerFile;
  const isAsset = status === 200 && file.startsWith('assets/');
  const chosen: Header[] = [
    ...headers.everywhere,
    ...(isDocument ? (file === embeddedDatesFile ? headers.embedded : headers.documents) : []),
    ...(isAsset ? headers.assets : []),
    ['Cache-Control', cachingOf(status, file)],
  ];
  return Object.fromEntries(chosen);
}

function variantOf(path: string, accepted: string): { path: string; encoding?: string } {
  const names = accepted.split(',').map((name) => name.trim());
  const found = encodings.find(({ name, extension }) => names.includes(name) && existsSync(path + extension));
  return found ? { path: path + found.extension, encoding: found.name } : { path };
}

function send(
  folder: string,
  site: Site,
  found: SiteResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if ('location' in found) {
    response.writeHead(found.status, { ...headersOf(site, found), Location: found.location }).end();
    return;
  }
  const { status, file } = found;
  const headers: OutgoingHttpHeaders = headersOf(site, found);
  if (status === 204) {
    response.writeHead(status, headers).end();
    return;
  }
  if (file === undefined) {
    response.writeHead(status, { ...headers, 'Content-Type': contentTypeOf('.txt') }).end(missingText);
    return;
  }
  const { path, encoding } = variantOf(join(folder, file), String(request.headers['accept-encoding'] ?? ''));
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
 * Makes the preview respond like the generated configuration for nginx: headers, compression, status 404, redirects.
 * Earlier plugins and the proxy for the backend take precedence. The development server has only the redirect of a POST.
 */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir);
      const hasFile = (file: string) =>
        statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;
      const proxied = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        const address = request.url ?? '/';
        const site = readSite(folder);
        const isPosted = request.method === 'POST';
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        if (!site || !(isRead || isPosted) || proxied.some((path) => address.startsWith(path))) next();
        else send(folder, site, responseTo(site, address, hasFile, isPosted), request, response);
      });
    },
    // After the proxy for the backend.
    configureServer({ middlewares }) {
      return () => {
        middlewares.use(({ method, originalUrl = '/' }, response, next) => {
          if (method === 'POST' && new RegExp(postedExpression).test(originalUrl))
            response.writeHead(303, { Location: originalUrl }).end();
          else next();
        });
      };
    },
  };
}
