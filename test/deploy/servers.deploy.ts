import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOfAddress } from '@/shared/config/pageFiles';
import { htmlFiles } from '../../build/deploy/site';
import { siteFolder } from '@test/site/builtSite';
import { ask, type Answer, type Place } from './ask';
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
  start: () => Promise<{ place: Place; stop: () => Promise<void> }>;
};

const servers: Server[] = [
  { name: 'the preview', encodings: ['br', 'gzip'], start: startPreview },
  // What the machine lacks is left out before tests are collected; the test command names it.
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

function expectSecure({ headers }: Answer) {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
}

function expectPage(answer: Answer) {
  expectSecure(answer);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toBe(policy);
  expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(answer.headers['permissions-policy']).toContain('camera=()');
  expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(answer.headers['cache-control']).toBe('no-cache');
}

describe.each(servers)('$name', ({ name, encodings, start }) => {
  describe('serves the build', () => {
    let server: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => void (server = await start()));
    afterAll(() => server.stop());
    // The preview has a backend at hand.
    const missing = expected.missingFiles.filter((address) => name === 'nginx' || !/^\/rest/.test(address));
    const asked = (address: string, headers?: Record<string, string>) => ask(server.place, address, headers);

    it('every built page at its one address', async () => {
      const shells = ['404.html', ...expected.screenAddresses.map(pathOf).map(fileOfAddress)];
      const files = htmlFiles(siteFolder).filter((file) => !shells.includes(file));
      expect(files.length).toBeGreaterThan(100);
      for (const file of files) {
        const answer = await asked(file === 'index.html' ? '/' : `/${file.replace('.html', '')}`);
        expect([file, answer.status, answer.body.toString() === textOf(file)]).toEqual([file, 200, true]);
        expectPage(answer);
      }
    });

    it.each(expected.screenAddresses)('%s with the page of its screen', async (address) => {
      const answer = await asked(address);
      expect(answer.status).toBe(200);
      expectPage(answer);
      expect(answer.body.toString()).toBe(textOf(fileOfAddress(pathOf(address))));
    });

    it.each(expected.unknownAddresses)('%s with the page for unknown addresses', async (address) => {
      const answer = await asked(address);
      expect(answer.status).toBe(404);
      expectPage(answer);
      expect(answer.body.toString()).toBe(textOf('404.html'));
    });

    it.each(missing)('nothing at %s', async (address) => {
      const answer = await asked(address);
      expect(answer.status).toBe(404);
      expectSecure(answer);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['cache-control'] ?? 'no-cache').toBe('no-cache');
      expect(answer.body.toString()).not.toContain('<');
    });

    it.each(Object.entries(expected.movedAddresses))('%s as moved to %s', async (from, to) => {
      const answer = await asked(from);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(to);
      expectSecure(answer);
    });

    it.each(expected.hostileAddresses)('%s without leading away', async (address) => {
      const { status, headers } = await asked(address);
      expect(status).toBeLessThan(500);
      expect(headers).not.toHaveProperty('x-evil');
      const target = new URL(headers.location ?? '/', 'https://shop.example');
      expect(target.origin).toBe('https://shop.example');
    });

    it('a hashed file to be kept for good', async () => {
      const answer = await asked(script);
      expect(answer.status).toBe(200);
      expectSecure(answer);
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(answer.headers['cache-control']).toBe(immutable);
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(answer.headers).not.toHaveProperty('content-security-policy');
    });

    it('the worker anew each time, under the policy of the pages', async () => {
      const answer = await asked('/sw.js');
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toBe(policy);
    });

    it.each([
      ['/version.json', 'application/json; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
      ['/favicon.ico', 'image/x-icon'],
    ])('%s as %s', async (address, type) => {
      const answer = await asked(address);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe(type);
      expect(answer.headers['cache-control']).toBe('no-cache');
    });

    it('texts compressed as the browser takes them, with the same content', async () => {
      const unpack: Record<string, (packed: Buffer) => Buffer> = {
        br: brotliDecompressSync,
        gzip: gunzipSync,
      };
      for (const address of ['/', '/kino/faqs', '/cart', '/gibt-es-nicht', script, '/sw.js']) {
        const plain = await asked(address, { 'Accept-Encoding': 'identity' });
        expect(plain.headers).not.toHaveProperty('content-encoding');
        for (const encoding of encodings) {
          const packed = await asked(address, { 'Accept-Encoding': encoding });
          expect(packed.headers['content-encoding']).toBe(encoding);
          expect(packed.headers.vary).toMatch(/accept-encoding/i);
          expect(packed.status).toBe(plain.status);
          expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
          expect(unpack[encoding]!(packed.body).equals(plain.body)).toBe(true);
        }
        const best = await asked(address, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
        expect(best.headers['content-encoding']).toBe(encodings[0]);
      }
    });

    it('a page that did not change without sending it again', async () => {
      const { headers } = await asked('/kino/faqs');
      const again = await asked('/kino/faqs', { 'If-None-Match': headers.etag! });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });
  });
});
