import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preview } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '@/shared/config/env';
import { responseTo } from '../../build/deploy/routing';
import { siteHeaders } from '../../build/deploy/headers';
import { inlineScriptHashes } from '../../build/deploy/inlineScripts';
import { contentSecurityPolicy, embeddedPolicy } from '../../build/deploy/policy';
import { previewServer } from '../../build/deploy/previewServer';
import { precompress } from '../../build/deploy/precompress';
import type { Site } from '../../build/deploy/site';
import { staticHostFiles } from '../../build/deploy/staticHosts';
import { buildId } from '../../build/deploy/version';
import { folderWith } from './folders';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );
}

const policyWith = (variables: Record<string, string>, hashes: string[] = []) =>
  directives(contentSecurityPolicy(parseEnv(variables), hashes));

describe('contentSecurityPolicy', () => {
  it('lets text become code by the policies of the shop only, unless the scripts of others run', () => {
    const names = ['require-trusted-types-for', 'trusted-types'];
    const rules = (variables: Record<string, string>) => names.map((name) => policyWith(variables)[name]);
    const strict = [["'script'"], ['default', 'dompurify', 'json-ld']];
    expect(rules({})).toEqual(strict);
    expect(rules({ VITE_NEWSLETTER_FRAME_URL: 'https://n.example/' })).toEqual(strict);
    for (const variables of [
      { VITE_TAG_MANAGER_ID: 'GTM-AB12' },
      { VITE_MAILING_SCRIPT_URL: 'https://m.example/x.js' },
      { VITE_THIRD_PARTY_HOSTS: 't.example' },
    ])
      expect(rules(variables as Record<string, string>)).toEqual([undefined, undefined]);
  });

  it('allows inline scripts by one hash each, and no event handler in the markup', () => {
    const page = '<script>a()</script><script type="module">b()</script><script src="/x.js"></script>';
    const data = '<script type="application/ld+json">{"a": "<b onx=1>"}</script>';
    expect(inlineScriptHashes([page, `${data}<script>a()</script>`]).sort()).toEqual(
      [hashOf('a()'), hashOf('b()')].sort(),
    );
    expect(policyWith({}, [hashOf('a()')])['script-src']).toEqual(["'self'", hashOf('a()')]);
    expect(() => inlineScriptHashes(['<p>x</p><a href="/" onclick="a()">'])).toThrow(/onclick/);
  });

  it('adds the hosts of a setting to its directives, but no scripts of a host that is shown in a frame', () => {
    const added = [
      ['VITE_TAG_MANAGER_ID', 'GTM-A1', 'script-src', 'https://*.googletagmanager.com'],
      ['VITE_TAG_MANAGER_ID', 'GTM-A1', 'connect-src', 'https://*.google-analytics.com'],
      ['VITE_FACEBOOK_PIXEL_ID', '1', 'script-src', 'https://connect.facebook.net'],
      ['VITE_FACEBOOK_PIXEL_ID', '1', 'form-action', 'https://www.facebook.com'],
      ['VITE_TIKTOK_PIXEL_ID', 'A', 'script-src', 'https://analytics.tiktok.com'],
      ['VITE_MAILING_SCRIPT_URL', 'https://m.example/a/b.js', 'script-src', 'https://m.example'],
      ['VITE_MAILING_SCRIPT_URL', 'https://m.example/a/b.js', 'connect-src', 'https://m.example'],
      ['VITE_NEWSLETTER_FRAME_URL', 'https://n.example/form', 'frame-src', 'https://n.example'],
      ['VITE_PROVIDER_SITE_URL', 'https://p.example/x/', 'frame-src', 'https://p.example'],
      ['VITE_THIRD_PARTY_HOSTS', 'a.example, *.b.example', 'script-src', 'https://*.b.example'],
      ['VITE_API_BASE_URL', 'https://api.example/rest/', 'connect-src', 'https://api.example'],
      ['VITE_VISITS_URL', 'https://v.example/shop', 'connect-src', 'https://v.example'],
      ['VITE_VISITS_URL', '/besuche', 'report-to', 'shop'],
      ['VITE_MEDIA_BASE_URL', 'http://localhost:8080/', 'img-src', 'http://localhost:8080'],
    ] as const;
    for (const [name, value, directive, source] of added) {
      expect(policyWith({ [name]: value })[directive], `${name} in ${directive}`).toContain(source);
      expect(policyWith({})[directive] ?? [], `no ${name} in ${directive}`).not.toContain(source);
    }
    const { 'script-src': scripts } = policyWith({ VITE_PROVIDER_SITE_URL: 'https://p.example/' });
    expect(scripts).toEqual(["'self'"]);
  });

  it('accepts only host names as further hosts', () => {
    expect(() => parseEnv({ VITE_THIRD_PARTY_HOSTS: "'unsafe-inline'" })).toThrow(/VITE_THIRD_PARTY_HOSTS/);
    for (const hosts of ['https://a.example', '*'])
      expect(() => parseEnv({ VITE_THIRD_PARTY_HOSTS: hosts }), hosts).toThrow(/host names/);
  });
});

const everything = {
  VITE_TAG_MANAGER_ID: 'GTM-A1',
  VITE_FACEBOOK_PIXEL_ID: '1',
  VITE_TIKTOK_PIXEL_ID: 'A',
  VITE_MAILING_SCRIPT_URL: 'https://mailing.example/popup.js',
  VITE_NEWSLETTER_FRAME_URL: 'https://newsletter.example/form',
  VITE_PROVIDER_SITE_URL: 'https://provider.example/',
  VITE_API_BASE_URL: 'https://api.example/rest/',
  VITE_VISITS_URL: '/besuche',
};

const site: Site = {
  build: 'abc',
  pages: ['/', '/kino/faqs'],
  screens: [
    { pattern: '/show/:id', file: 'shell.html' },
    { pattern: '/cart', file: 'shell.html' },
  ],
  shells: ['404.html', 'shell.html'],
  moved: [
    { from: '/home', to: '/' },
    { from: '/index.html', to: '/' },
  ],
  folders: ['/assets/', '/rest/'],
  visits: '/besuche',
  headers: siteHeaders(
    contentSecurityPolicy(parseEnv(everything), [hashOf('a'), hashOf('b'), hashOf('c')]),
    embeddedPolicy(parseEnv(everything), [hashOf('d')]),
    '/besuche',
  ),
};

it('files for static hosts respect the limits of Cloudflare and say each thing once', () => {
  const files = staticHostFiles(site);
  const lines = (name: string) => files[name]!.trimEnd().split('\n');
  const headers = lines('_headers');
  // At most 100 rules of at most 2,000 characters per line.
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  for (const line of headers) {
    expect(line.length).toBeLessThanOrEqual(2000);
    expect(line).toMatch(/^(?:\/\S*|  (?:[A-Z][A-Za-z-]+: \S.*|! Content-Security-Policy))$/);
  }
  // Hosts join the values of several rules for an address.
  const rules = files['_headers']!.split(/^(?=\/)/m);
  const namesOf = (rule: string) => [...rule.matchAll(/^  ([^:]+):/gm)].map(([, name]) => name);
  const [everywhere = '', ...others] = rules;
  expect(rules.map((rule) => /^\S+/.exec(rule)?.[0])).toEqual([
    '/*',
    '/assets/*',
    '/einbetten/termine',
    '/durchsage.json',
  ]);
  const [assets = '', embedded = '', announcements = ''] = others;
  // A second policy would still refuse every frame.
  expect(embedded).toMatch(/^  ! Content-Security-Policy$/m);
  expect(embedded.match(/Content-Security-Policy: .*frame-ancestors \*;/g)).toHaveLength(1);
  for (const other of [assets, announcements]) {
    const names = [everywhere, other].flatMap(namesOf);
    expect(names).toEqual([...new Set(names)]);
  }
  expect(announcements).toContain('Cache-Control: no-store');
  expect(everywhere).toContain('Reporting-Endpoints: shop="/besuche"');
  // A missing file would be an error in the console of each visitor.
  expect(files['durchsage.json']).toBe('[]\n');
  // Fixed addresses come before patterns.
  expect(lines('_redirects')).toEqual(['/home / 301', '/cart /shell 200', '/show/:id /shell 200']);
});

describe('the response to an address', () => {
  const files = ['assets/a.js', 'index.html', 'kino/faqs.html', 'shell.html', '.vite/manifest.json'];
  const published = ['show/1.html', 'show/über.html', 'gibt-es-nicht.html', 'kino/faqs.html', 'kino.ics'].map(
    (name) => `published/${name}`,
  );
  const responseOf = (address: string, existing = files) =>
    responseTo(site, address, (file) => existing.includes(file));

  it('is the published page or file, if there is one', () => {
    const expected = {
      '/show/1': 'published/show/1.html',
      '/show/1?utm_source=brief': 'published/show/1.html',
      '/show/%C3%BCber': 'published/show/über.html',
      '/show/2': 'shell.html',
      '/kino/faqs': 'published/kino/faqs.html',
      // The service worker keeps the page, so it gets that of the build.
      '/kino/faqs?__WB_REVISION__=ab12': 'kino/faqs.html',
      '/kino.ics': 'published/kino.ics',
      '/': 'index.html',
      // Not a page of the shop, whatever the folder holds.
      '/gibt-es-nicht': '404.html',
      '/published/show/1.html': undefined,
      '/published/show/1': undefined,
    };
    for (const [address, file] of Object.entries(expected))
      expect(responseOf(address, [...files, ...published]), address).toMatchObject({ file });
  });

  it('is a file, the page of a route or status 404, and never a hidden file', () => {
    const responses = [
      ['/', 200, 'index.html'],
      ['/kino/faqs?a=b', 200, 'kino/faqs.html'],
      ['/show/Dr.%20X', 200, 'shell.html'],
      ['/gibt-es-nicht', 404, '404.html'],
      ['/assets/a.js', 200, 'assets/a.js'],
      ['/assets/b.js', 404, undefined],
      ['/rest/a', 404, undefined],
      ['/.vite/manifest.json', 404, undefined],
      ['/assets/../.vite/manifest.json', 404, undefined],
      ['/assets/%2e%2e/index.html', 404, undefined],
      ['/%E0%A4%A', 404, '404.html'],
      ['/cart.', 404, '404.html'],
      ['/cart%2F', 404, '404.html'],
    ] as const;
    for (const [address, status, file] of responses)
      expect(responseOf(address), address).toEqual({ status, file });
  });

  it('is the file of announcements beside the build, or empty', () => {
    const beside = '../durchsage.json';
    expect(responseOf('/durchsage.json?a=b')).toEqual({ status: 204, file: undefined });
    // The empty one of static hosts.
    expect(responseOf('/durchsage.json', ['durchsage.json'])).toMatchObject({ status: 204 });
    expect(responseOf('/durchsage.json', [beside])).toEqual({ status: 200, file: beside });
    expect(responseOf('/kino/durchsage.json', [beside])).toMatchObject({ status: 404 });
  });

  it('is empty for a calendar that the programme has not', () => {
    const published = 'published/kalender/kino.ics';
    expect(responseOf('/kalender/kino.ics')).toEqual({ status: 204, file: undefined });
    expect(responseOf('/kalender/kino.ics', [published])).not.toMatchObject({ status: 204 });
    expect(responseOf('/kalender/kegeln.ics')).toMatchObject({ status: 404 });
    expect(responseOf('/kalender/kino.ics/x.ics')).toMatchObject({ status: 404 });
  });

  it('is empty for a visit that is sent to its path, and for no other', () => {
    const post = (address: string, at: Site = site) => responseTo(at, address, () => false, true);
    expect(post('/besuche')).toEqual({ status: 204, file: undefined });
    const { visits: _, ...without } = site;
    expect(post('/besuche', without)).toEqual({ status: 303, location: '/besuche' });
    expect(responseOf('/besuche')).toMatchObject({ status: 404 });
  });

  it('redirects old addresses, and never to another host', () => {
    const moved = {
      '/home/?a=b': '/?a=b',
      '/kino/faqs.html': '/kino/faqs',
      '/show/1/?x': '/show/1?x',
    };
    for (const [address, location] of Object.entries(moved))
      expect(responseOf(address), address).toEqual({ status: 301, location });
    for (const address of ['//evil.example/', '/\\evil.example/'])
      expect(responseOf(address), address).not.toHaveProperty('location');
  });
});

it('the preview sends announcements without a cache, and an empty response without a file', async () => {
  const announced = JSON.stringify([
    { text: 'Heute ab 21:30 Uhr.', level: 'info', until: '16.04.2026 23:00' },
  ]);
  const folder = folderWith({ 'dist/index.html': '<html>', 'dist-deploy/site.json': JSON.stringify(site) });
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    plugins: [previewServer()],
    build: { outDir: join(folder, 'dist') },
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  onTestFinished(() => server.close());
  const ask = async () => {
    const response = await fetch(new URL('/durchsage.json', server.resolvedUrls!.local[0]));
    const { headers } = response;
    return [
      response.status,
      headers.get('Cache-Control'),
      headers.get('Content-Type'),
      await response.text(),
    ];
  };
  expect(await ask()).toEqual([204, 'no-store', null, '']);
  writeFileSync(join(folder, 'durchsage.json'), announced);
  expect(await ask()).toEqual([200, 'no-store', 'application/json; charset=utf-8', announced]);
});

it('precompress writes compressed copies of texts that become smaller', async () => {
  const text = 'Autokino und Flohmarkt. '.repeat(100);
  const folder = folderWith({
    'a.html': text,
    'assets/b.js': text,
    'c.txt': 'kurz',
    'd.png': text,
    _headers: text,
  });
  await precompress(folder);
  const read = (name: string) => readFileSync(join(folder, name));
  for (const name of ['a.html', 'assets/b.js']) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text);
  }
  for (const name of ['c.txt.br', 'd.png.gz', '_headers.br']) expect(() => read(name)).toThrow(/ENOENT/);
});

it('buildId is equal for equal builds and differs for others', () => {
  const files = { 'index.html': '<html>', 'assets/a.js': 'a()' };
  const id = buildId(folderWith(files));
  expect(buildId(folderWith(files))).toBe(id);
  expect(buildId(folderWith({ ...files, 'assets/a.js': 'b()' }))).not.toBe(id);
  expect(buildId(folderWith({ 'index.html': '<html>', 'assets/b.js': 'a()' }))).not.toBe(id);
});
