import { resolveConfig } from 'vite';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { parseEnv } from '@/shared/config/env';
import { createSandbox } from '@test/sandbox/app';
import { stubSettings, withStubSettings } from '@test/sandbox/stubs';

beforeEach(() => {
  vi.stubEnv('IGNORE_SETTINGS', '1');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
});

const configuration = { configFile: 'vite.config.ts', logLevel: 'silent' } as const;

async function settingsOf(command: 'serve' | 'build', mode: string): Promise<Record<string, string>> {
  const { define } = await resolveConfig(configuration, command, mode);
  return JSON.parse(String(define?.['__SETTINGS__'])) as Record<string, string>;
}

it('npm start uses the stub addresses if no address is set, unlike a build', async () => {
  expect(await settingsOf('serve', 'development')).toMatchObject(stubSettings);
  const built = await settingsOf('build', 'production');
  expect(built).toEqual({ VITE_API_BASE_URL: '/rest/', VITE_MEDIA_BASE_URL: '/' });
});

it('a development server with a real backend has no stub addresses', async () => {
  vi.stubEnv('IGNORE_SETTINGS', '');
  vi.stubEnv('API_PROXY_TARGET', 'https://backend.example');
  expect(JSON.stringify(await settingsOf('serve', 'development'))).not.toContain('sandbox');
});

it('stub addresses never replace a setting', () => {
  const own = parseEnv({ VITE_PROVIDER_SITE_URL: 'https://haus.example', VITE_TAG_MANAGER_ID: 'GTM-A' });
  expect(withStubSettings(own)).toEqual({
    ...own,
    ...stubSettings,
    VITE_PROVIDER_SITE_URL: 'https://haus.example',
  });
});

const providerPages = ['agb', 'privacy', 'sicheres-kino', 'deinevent', 'aboutus', 'team', 'contact'];
const { VITE_PROVIDER_SITE_URL: site, VITE_MAILING_SCRIPT_URL: script, ...others } = stubSettings;
const pages = [
  ...[...providerPages, 'contactprint', 'geschichte'].map((page) => site + page),
  ...Object.values(others),
];

async function ask(path: string, init?: RequestInit) {
  const response = await createSandbox().app.fetch(new Request(`http://shop.example${path}`, init));
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

it('the sandbox has the provider’s pages, which say that they are examples, and no others', async () => {
  for (const path of pages) {
    const { status, text } = await ask(path);
    expect(status, path).toBe(200);
    expect(text, path).toMatch(/Beispiel(seite|formular) des Testsystems/);
    expect(text, path).toContain('lang="de-AT"');
  }
  for (const path of ['/sandbox/anbieter/preise', '/sandbox/netz/constructor', '/sandbox/anbieter/__proto__'])
    expect((await ask(path)).status, path).toBe(404);
});

it('the newsletter form of the sandbox responds, and renders no typed markup; its mailing script is JavaScript', async () => {
  const send = (email: string) =>
    ask('/sandbox/newsletter', { method: 'POST', body: new URLSearchParams({ email }) });
  expect((await send('ada@example.com')).text).toContain('ada@example.com wäre jetzt angemeldet');
  expect(await send('ada')).toMatchObject({ status: 422 });
  expect((await send('<b>ada</b>@example.com')).text).not.toContain('<b>');
  expect(await ask(script)).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
});
