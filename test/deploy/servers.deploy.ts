import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatesFile } from '@/shop/embedding';
import { fileOfAddress } from '@/shop/pageFiles';
import { htmlFiles } from '../../build/deploy/site';
import { siteFolder } from '@test/site/builtSite';
import { requestRaw, type RawResponse, type ServerAddress } from './requestRaw';
import * as expected from './expectations';
import { hasBrotli, hasNginx, startNginx } from './nginxServer';
import { startPreview } from './previewServer';

const textOf = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const pathOf = (address: string) => decodeURIComponent(address.replace(/\?.*/, ''));
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const immutable = 'public, max-age=31536000, immutable';
const home = textOf('index.html');
const unknown = textOf('404.html');
const script = /<script data-app="(\S+)/.exec(home)![1]!;
const policy = /Content-Security-Policy: (.+)/.exec(textOf('_headers'))![1]!;

type Server = {
  name: string;
  encodings: string[];
  start: () => Promise<{ address: ServerAddress; stop: () => Promise<void> }>;
};

const servers: Server[] = [
  { name: 'the preview', encodings: ['br', 'gzip'], start: startPreview },
  // Without nginx its tests are skipped; `npm test` reports that.
  ...(hasNginx
    ? [
        {
          name: 'nginx',
          encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
          start: () => startNginx(siteFolder),
        },
      ]
    : []),
];

function expectSecure({ headers }: RawResponse, address: string) {
  expect(headers['x-content-type-options'], address).toBe('nosniff');
  expect(headers['strict-transport-security'], address).toMatch(/^max-age=\d{8}$/);
}

const ofPages = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()') as unknown,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-cache',
};

function expectPage(response: RawResponse, address: string) {
  expectSecure(response, address);
  expect(response.headers, address).toMatchObject(ofPages);
}

/** Every website may frame this page and no other. */
const ofEmbeddedDates = {
  ...ofPages,
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; .*; frame-ancestors \*(?:;|$)/,
  ) as unknown,
};

describe.each(servers)('$name', ({ name, encodings, start }) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => void (server = await start()));
  afterAll(() => server.stop());
  // The preview proxies to the sandbox.
  const isOwn = (address: string) => name === 'nginx' || !/^\/rest/.test(address);
  const missing = expected.missingFiles.filter(isOwn);
  const request = (path: string, headers?: Record<string, string>) =>
    requestRaw(server.address, path, headers);

  it('returns every prerendered page at one address', async () => {
    const shells = ['404.html', ...expected.routeAddresses.map(pathOf).map(fileOfAddress)];
    const files = htmlFiles(siteFolder).filter((file) => !shells.includes(file));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const response = await request(file === 'index.html' ? '/' : `/${file.replace('.html', '')}`);
      expect([file, response.status, response.body.toString() === textOf(file)]).toEqual([file, 200, true]);
      if (file === embeddedDatesFile) expect(response.headers).toMatchObject(ofEmbeddedDates);
      else expectPage(response, file);
    }
  });

  it('returns the page of a route', async () => {
    for (const address of expected.routeAddresses) {
      const response = await request(address);
      const file = fileOfAddress(pathOf(address));
      const isFile = response.body.toString() === textOf(file);
      expect([address, response.status, isFile]).toEqual([address, 200, true]);
      expectPage(response, address);
    }
  });

  it('returns the page for unknown addresses with status 404', async () => {
    for (const address of expected.unknownAddresses) {
      const response = await request(address);
      const isUnknown = response.body.toString() === unknown;
      expect([address, response.status, isUnknown]).toEqual([address, 404, true]);
      expectPage(response, address);
    }
  });

  it('returns status 404 as plain text for missing and hidden files', async () => {
    for (const address of missing) {
      const response = await request(address);
      expect(response.status, address).toBe(404);
      expectSecure(response, address);
      expect(response.headers['content-type'], address).toBe('text/plain; charset=utf-8');
      expect(response.headers['cache-control'] ?? 'no-cache', address).toBe('no-cache');
      expect(response.body.toString(), address).not.toContain('<');
    }
  });

  it('redirects former and alternative addresses', async () => {
    for (const [from, to] of Object.entries(expected.movedAddresses)) {
      const response = await request(from);
      expect([from, response.status, response.headers.location]).toEqual([from, 301, to]);
      expectSecure(response, from);
    }
  });

  it('leads a POST to a page to the same address by GET, as some payment pages return', async () => {
    for (const address of expected.postedAddresses) {
      const response = await requestRaw(server.address, address, form, 'orderid=18&status=paid');
      expect([address, response.status, response.headers.location]).toEqual([address, 303, address]);
      expectSecure(response, address);
    }
    for (const address of ['/rest/order/saveOrder', '/assets/missing.js', '/.env'].filter(isOwn)) {
      const response = await requestRaw(server.address, address, form, 'orderid=18');
      expect(response.status, address).toBe(404);
    }
  });

  it('does not redirect to another host, and no address injects a header', async () => {
    for (const [address, body] of expected.hostileAddresses.flatMap(
      (each) => [[each], [each, '']] as const,
    )) {
      const { status, headers } = await requestRaw(server.address, address, {}, body);
      expect(status, address).toBeLessThan(500);
      expect(headers, address).not.toHaveProperty('x-evil');
      const target = new URL(headers.location ?? '/', 'https://shop.example');
      expect(target.origin, address).toBe('https://shop.example');
    }
  });

  it('makes hashed files immutable', async () => {
    const response = await request(script);
    expect(response.status).toBe(200);
    expectSecure(response, script);
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.headers['cache-control']).toBe(immutable);
    expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(response.headers).not.toHaveProperty('content-security-policy');
  });

  it('revalidates other files, which have their types, and applies the policy of the pages to the worker', async () => {
    const types = {
      '/sw.js': 'text/javascript; charset=utf-8',
      '/version.json': 'application/json; charset=utf-8',
      '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
      '/robots.txt': 'text/plain; charset=utf-8',
      '/sitemap.xml': 'application/xml; charset=utf-8',
      '/favicon.svg': 'image/svg+xml; charset=utf-8',
      '/favicon.ico': 'image/x-icon',
    };
    for (const [address, type] of Object.entries(types)) {
      const { status, headers } = await request(address);
      const { 'content-type': sent, 'cache-control': cached } = headers;
      expect([address, status, sent, cached]).toEqual([address, 200, type, 'no-cache']);
    }
    expect((await request('/sw.js')).headers['content-security-policy']).toBe(policy);
  });

  it('compresses text files as the browser accepts them, with the same content', async () => {
    const unpack: Record<string, (packed: Buffer) => Buffer> = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
    };
    for (const address of ['/', '/kino/faqs', '/cart', '/gibt-es-nicht', script, '/sw.js']) {
      const plain = await request(address, { 'Accept-Encoding': 'identity' });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      for (const encoding of encodings) {
        const packed = await request(address, { 'Accept-Encoding': encoding });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        expect(packed.status).toBe(plain.status);
        expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
        expect(unpack[encoding]!(packed.body).equals(plain.body)).toBe(true);
      }
      const best = await request(address, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
      expect(best.headers['content-encoding']).toBe(encodings[0]);
    }
  });

  it('returns status 304 for an unchanged page', async () => {
    const { headers } = await request('/kino/faqs');
    const again = await request('/kino/faqs', { 'If-None-Match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});
