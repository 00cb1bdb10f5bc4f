import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setup } from '../../scripts/setup/setup';
import { ownerFacts } from '@/shop/ownerFacts';
import { missingOwnerFacts } from '@/shop/ownerFactsList';
import { folderWith } from '@test/scripts/folders';
import { personWho } from '@test/scripts/person';
import { closeServers, serveAlways, serveSandbox } from './sandboxServer';
import { recordPrinted } from '@test/scripts/printed';

let file: string;
const printed = recordPrinted();

beforeEach(() => {
  file = join(folderWith({}), '.env.local');
});
afterEach(closeServers);

const output = () => printed.join('\n');
const written = () => readFileSync(file, 'utf8').trim().split('\n');

describe('setup with options', () => {
  it('tries the values and writes them', async () => {
    const { base } = await serveSandbox();
    const page = await serveAlways(200, 'Impressum');
    const options = ['--base', base, '--auth', 'kassa:geheim', '--provider', page.base];
    expect(await setup(options, file, undefined)).toBe(0);
    expect(written().toSorted()).toEqual(
      [
        'VITE_API_BASIC_AUTH=kassa:geheim',
        `VITE_API_BASE_URL=${base}`,
        `VITE_PROVIDER_SITE_URL=${page.base}`,
      ].toSorted(),
    );
    expect(output()).not.toContain('geheim');
    expect(page.asked).toHaveLength(1);
  });

  it('keeps other lines and comments of the file', async () => {
    writeFileSync(file, '# Meine Werte\nVITE_TIKTOK_PIXEL_ID=ABC\nVITE_SITE_URL=https://old.example\n');
    expect(await setup(['--site', 'https://shop.example'], file, undefined)).toBe(0);
    expect(written()).toEqual([
      '# Meine Werte',
      'VITE_TIKTOK_PIXEL_ID=ABC',
      'VITE_SITE_URL=https://shop.example',
    ]);
  });

  it('calls a backend on the shop’s own host by its path', async () => {
    const { base } = await serveSandbox();
    const { origin } = new URL(base);
    expect(await setup(['--site', origin, '--base', base], file, undefined)).toBe(0);
    expect(written()).toContain('VITE_API_BASE_URL=/rest/');
    expect(written()).toContain(`API_PROXY_TARGET=${origin}`);
  });

  it('demands CORS of a backend on another host', async () => {
    const shop = 'https://shop.example';
    const closed = await serveSandbox();
    expect(await setup(['--site', shop, '--base', closed.base], file, undefined)).toBe(2);
    expect(output()).toContain('CORS');
    expect(existsSync(file)).toBe(false);
    const open = await serveSandbox({ allowedOrigin: shop });
    expect(await setup(['--site', shop, '--base', open.base], file, undefined)).toBe(0);
    expect(written()).toContain(`VITE_API_BASE_URL=${open.base}`);
  });

  async function expectRefusal(options: string[], reason: string) {
    printed.length = 0;
    expect(await setup(options, file, undefined), options.join(' ')).toBe(2);
    expect(output()).toContain(reason);
    expect(output()).not.toContain('geheim');
    expect(existsSync(file)).toBe(false);
  }

  it('refuses wrong values with the reason and writes nothing', async () => {
    await expectRefusal(['--base', 'backend.example'], 'must be a path from "/" or an https: address');
    const unsafe = 'http://backend.example/rest/';
    await expectRefusal(['--base', unsafe], 'must be a path from "/" or an https: address');
    await expectRefusal(['--base', 'http://127.0.0.1:9/rest/'], 'the network. Nothing was written.');
    await expectRefusal(['--site', 'https://shop.example/tickets'], 'must be an origin');
    await expectRefusal(['--auth', 'geheim'], 'must be "user:password"');
    await expectRefusal(['--payment-hosts', 'https://pay.example'], 'must be host names');
    await expectRefusal(['--facebook', 'facebook'], 'must be an https: address');
    await expectRefusal(['--unbekannt', 'x'], '--unbekannt');
  });

  it('refuses a backend that responds with something else, after one call, and a missing page', async () => {
    const responses = [
      [200, '<html></html>', 'Check the base address'],
      [401, '', 'Give the credentials with --auth'],
      [500, '', 'Ask the operator'],
      [302, '', 'Give the final address'],
    ] as const;
    for (const [status, body, reason] of responses) {
      const headers: Record<string, string> = status === 302 ? { Location: '/a?b=geheim' } : {};
      const { base, asked } = await serveAlways(status, body, headers);
      await expectRefusal(['--base', base, '--auth', 'kassa:geheim'], reason);
      expect(asked, reason).toHaveLength(1);
    }
    const { base } = await serveAlways(404, '');
    await expectRefusal(['--instagram', base], 'there is no such page (404)');
  });
});

describe('setup with a person', () => {
  it('asks again with the reason until a value is right, and leaves out what is not answered', async () => {
    const person = personWho({
      'Where will the shop be served from?': ['shop.example', 'https://shop.example'],
    });
    expect(await setup([], file, person)).toBe(0);
    expect(output()).toContain('✗ must be an https: address');
    expect(written()).toEqual(['VITE_SITE_URL=https://shop.example']);
  });

  it('writes nothing without an answer, and names the facts that are missing and what each brings', async () => {
    expect(await setup([], file, personWho({}))).toBe(0);
    expect(existsSync(file)).toBe(false);
    const missing = missingOwnerFacts(ownerFacts);
    expect(missing.length).toBeGreaterThan(0);
    for (const { key, brings } of missing) expect(output()).toMatch(new RegExp(`${key}: .*${brings}`));
  });
});
