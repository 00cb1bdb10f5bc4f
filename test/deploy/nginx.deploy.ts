import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedFolder } from '@/shop/published';
import { deploymentFolder } from '../../build/deploy/site';
import { writeFiles } from '../../scripts/publishProgramme/write';
import { siteFolder } from '@test/site/builtSite';
import { requestRaw } from './requestRaw';
import { startNginx, type Nginx } from './nginxServer';

describe('nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => void (nginx = await startNginx(siteFolder)));
  afterAll(() => nginx.stop());

  it('accepts its configuration without warnings', () => {
    expect(nginx.warnings).toMatch(/test is successful/);
    expect(nginx.warnings).not.toMatch(/warn|emerg|error/);
  });

  it('prefers published files to those of the build, except for the service worker, without an address of their own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ticketshop-share-'));
    const site = join(folder, 'dist');
    cpSync(siteFolder, site, { recursive: true });
    cpSync(deploymentFolder(siteFolder), deploymentFolder(site), { recursive: true });
    const html = `<!doctype html><title>Über ${'Metropolis '.repeat(50)}</title>`;
    const list = '/kinoprogramm-wien/kinoprogramm';
    const files = {
      'show/über-1.html': html,
      [`${list.slice(1)}.html`]: html,
      'kalender/kino.ics': 'BEGIN:VCALENDAR',
    };
    await writeFiles(
      join(site, publishedFolder),
      new Map(Object.entries({ ...files, 'sitemap.xml': '<urlset/>' })),
    );
    const server = await startNginx(site);
    try {
      const shared = await requestRaw(server.address, '/show/%C3%BCber-1');
      expect([shared.status, shared.body.toString()]).toEqual([200, html]);
      expect(shared.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(shared.headers['cache-control']).toBe('no-cache');
      const other = await requestRaw(server.address, '/show/302');
      const { 'content-security-policy': policy } = other.headers;
      expect(policy).toContain("default-src 'none'");
      expect(shared.headers['content-security-policy']).toBe(policy);
      const zipped = await requestRaw(server.address, '/show/%C3%BCber-1', { 'Accept-Encoding': 'gzip' });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(zipped.body).toString()).toBe(html);
      expect((await requestRaw(server.address, list)).body.toString()).toBe(html);
      const kept = await requestRaw(server.address, `${list}?__WB_REVISION__=ab12`);
      expect(kept.body.toString()).toContain('Kinoprogramm');
      for (const [address, type] of [
        ['/kalender/kino.ics', 'text/calendar; charset=utf-8'],
        ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ] as const) {
        const { status, headers } = await requestRaw(server.address, address);
        expect([status, headers['content-type']], address).toEqual([200, type]);
        expect(headers['cache-control'], address).toBe('public, max-age=300, must-revalidate');
      }
      expect((await requestRaw(server.address, '/published/show/%C3%BCber-1.html')).status).toBe(404);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('sends announcements from a folder outside of the build, never from a cache, and an empty response without them', async () => {
    const ask = (server = nginx.address) => requestRaw(server, '/durchsage.json');
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    for (const server of [nginx.address, nginx.proxied]) {
      const none = await ask(server);
      expect([none.status, none.body.length]).toEqual([204, 0]);
      expect(none.headers).toMatchObject(headers);
      expect(none.headers).not.toHaveProperty('content-type');
    }
    const announced = '[{"text":"Ab 21:30 Uhr.","level":"info","until":"16.04.2026 23:00"}]\n';
    writeFileSync(join(nginx.staff, 'durchsage.json'), announced);
    const found = await ask();
    expect([found.status, found.body.toString()]).toEqual([200, announced]);
    expect(found.headers).toMatchObject({ ...headers, 'content-type': 'application/json; charset=utf-8' });
    const posted = await requestRaw(nginx.address, '/durchsage.json', {}, '[]');
    expect([posted.status, posted.headers.location]).toEqual([303, '/durchsage.json']);
    rmSync(join(nginx.staff, 'durchsage.json'));
    expect((await ask()).status).toBe(204);
  });

  it('sends an empty response for a calendar that the programme has not, never from a cache', async () => {
    const none = await requestRaw(nginx.address, '/kalender/kino.ics');
    expect([none.status, none.body.length]).toEqual([204, 0]);
    expect(none.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect((await requestRaw(nginx.address, '/kalender/kegeln.ics')).status).toBe(404);
  });

  it('logs measured visits and reports without an IP address, an address of an order or a query, up to a size', async () => {
    const send = (body: string) =>
      requestRaw(
        nginx.address,
        '/besuche',
        { 'Content-Type': 'text/plain', 'X-Forwarded-For': '192.0.2.7' },
        body,
      );
    const visit = '{"version":1,"landing":"/bestellung-stornieren/:stornoIdentifier","build":"Ü\\"\\\\"}';
    const report = (documentURL: string, referrer = '') =>
      JSON.stringify([
        { type: 'csp-violation', body: { documentURL, referrer, blockedURL: 'https://evil.example/?a=1' } },
      ]);
    const logged = report('https://shop.example/cart');
    const secrets = [
      report('https://shop.example/Bestellung-stornieren/geheim'),
      report('https://shop.example/cart', 'https://shop.example/bezahlung/77'),
      report('https://shop.example/cart?gutschein=GEHEIM'),
    ];
    const response = await send(visit);
    expect([response.status, response.headers['cache-control']]).toEqual([204, 'no-store']);
    for (const each of [logged, ...secrets]) expect((await send(each)).status).toBe(204);
    expect((await send(`"${'x'.repeat(33_000)}"`)).status).toBe(413);
    expect((await requestRaw(nginx.address, '/besuche')).status).toBe(403);
    const log = readFileSync(join(nginx.staff, 'shop-visits.log'), 'utf8');
    const lines = log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect(lines).toEqual([visit, logged].map((body) => ({ time, body })));
  });

  it('proxies the backend as in the example, and hides only what opens the password box of browsers', async () => {
    const response = await requestRaw(nginx.proxied, '/rest/bilder/film.svg?a=b/');
    expect(JSON.parse(response.body.toString())).toEqual({ asked: '/rest/bilder/film.svg?a=b/' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    const refused = await requestRaw(nginx.proxied, '/rest/auth/session');
    expect([refused.status, refused.headers['retry-after']]).toEqual([401, '7']);
    expect(refused.headers['www-authenticate']).toBeUndefined();
    expect((await requestRaw(nginx.proxied, '/restliches')).status).toBe(404);
    expect((await requestRaw(nginx.proxied, '/cart')).status).toBe(200);
  });
});
