import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOfAddress } from '@/shared/config/pageFiles';
import { htmlFiles } from '../../build/deploy/site';
import { siteFolder } from '@test/site/builtSite';
import { requestRaw, type RawResponse, type ServerAddress } from './requestRaw';
import * as expected from './expectations';
import { hasBrotli, hasNginx, startNginx } from './nginxServer';
import { startPreview } from './previewServer';

const textOf = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const pathOf = (address: string) => decodeURIComponent(address.replace(/\?.*/, ''));
const immutable = 'public, max-age=31536000, immutable';
const home = textOf('index.html');
const script = /<script type="module"[^>]* src="([^"]+)"/.exec(home)![1]!;
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

function expectSecure({ headers }: RawResponse) {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
}

function expectPage(response: RawResponse) {
  expectSecure(response);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-security-policy']).toBe(policy);
  expect(response.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(response.headers['permissions-policy']).toContain('camera=()');
  expect(response.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(response.headers['cache-control']).toBe('no-cache');
}

describe.each(servers)('$name', ({ name, encodings, start }) => {
  describe('serving the build', () => {
    let server: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => void (server = await start()));
    afterAll(() => server.stop());
    // The preview proxies to the sandbox.
    const missing = expected.missingFiles.filter((address) => name === 'nginx' || !/^\/rest/.test(address));
    const request = (path: string, headers?: Record<string, string>) =>
      requestRaw(server.address, path, headers);

    it('returns every prerendered page at one address', async () => {
      const shells = ['404.html', ...expected.routeAddresses.map(pathOf).map(fileOfAddress)];
      const files = htmlFiles(siteFolder).filter((file) => !shells.includes(file));
      expect(files.length).toBeGreaterThan(100);
      for (const file of files) {
        const response = await request(file === 'index.html' ? '/' : `/${file.replace('.html', '')}`);
        expect([file, response.status, response.body.toString() === textOf(file)]).toEqual([file, 200, true]);
        expectPage(response);
      }
    });

    it.each(expected.routeAddresses)('returns the page of the route at %s', async (address) => {
      const response = await request(address);
      expect(response.status).toBe(200);
      expectPage(response);
      expect(response.body.toString()).toBe(textOf(fileOfAddress(pathOf(address))));
    });

    it.each(expected.unknownAddresses)('returns the page for unknown addresses at %s', async (address) => {
      const response = await request(address);
      expect(response.status).toBe(404);
      expectPage(response);
      expect(response.body.toString()).toBe(textOf('404.html'));
    });

    it.each(missing)('returns status 404 as plain text at %s', async (address) => {
      const response = await request(address);
      expect(response.status).toBe(404);
      expectSecure(response);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(response.headers['cache-control'] ?? 'no-cache').toBe('no-cache');
      expect(response.body.toString()).not.toContain('<');
    });

    it.each(Object.entries(expected.movedAddresses))('redirects %s to %s', async (from, to) => {
      const response = await request(from);
      expect(response.status).toBe(301);
      expect(response.headers.location).toBe(to);
      expectSecure(response);
    });

    it.each(expected.hostileAddresses)('does not redirect %s to another host', async (address) => {
      const { status, headers } = await request(address);
      expect(status).toBeLessThan(500);
      expect(headers).not.toHaveProperty('x-evil');
      const target = new URL(headers.location ?? '/', 'https://shop.example');
      expect(target.origin).toBe('https://shop.example');
    });

    it('makes hashed files immutable', async () => {
      const response = await request(script);
      expect(response.status).toBe(200);
      expectSecure(response);
      expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(response.headers['cache-control']).toBe(immutable);
      expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(response.headers).not.toHaveProperty('content-security-policy');
    });

    it('revalidates the service worker and applies the policy of the pages', async () => {
      const response = await request('/sw.js');
      expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toBe(policy);
    });

    it.each([
      ['/version.json', 'application/json; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
      ['/favicon.ico', 'image/x-icon'],
    ])('returns %s as %s', async (address, type) => {
      const response = await request(address);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toBe(type);
      expect(response.headers['cache-control']).toBe('no-cache');
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
});
