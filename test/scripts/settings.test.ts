import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, preview, resolveConfig, type ResolvedServerUrls } from 'vite';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readVariables } from '../../scripts/variables';
import { folderWith } from './folders';

/** Settings of a developer with a real backend. */
const ownFiles = {
  '.env': 'VITE_TAG_MANAGER_ID=GTM-OWN\n',
  '.env.local': 'VITE_API_BASE_URL=https://backend.example/rest/\nAPI_PROXY_TARGET=https://backend.example\n',
  '.env.test': 'VITE_FACEBOOK_PIXEL_ID=1\n',
  '.env.test.local': 'VITE_TIKTOK_PIXEL_ID=A\n',
};

beforeEach(() => {
  // `npm test` sets it.
  vi.stubEnv('IGNORE_SETTINGS', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
});

describe('readVariables', () => {
  it('reads .env files and the environment for servers and builds, and neither in the unit tests', () => {
    const folder = folderWith(ownFiles);
    expect(readVariables('development', folder)).toEqual({
      envDir: folder,
      variables: {
        VITE_TAG_MANAGER_ID: 'GTM-OWN',
        VITE_API_BASE_URL: 'https://backend.example/rest/',
        API_PROXY_TARGET: 'https://backend.example',
      },
    });
    vi.stubEnv('VITE_API_BASE_URL', 'https://backend.example/rest/');
    expect(readVariables('test', folder)).toEqual({ envDir: false, variables: {} });
  });

  it('ignores both with IGNORE_SETTINGS, except for the sandbox', () => {
    vi.stubEnv('IGNORE_SETTINGS', '1');
    vi.stubEnv('API_PROXY_TARGET', 'https://backend.example');
    vi.stubEnv('VITE_API_BASE_URL', 'https://backend.example/rest/');
    vi.stubEnv('SANDBOX_LATENCY', '20');
    for (const mode of ['production', 'development'])
      expect(readVariables(mode, folderWith(ownFiles)), mode).toEqual({
        envDir: false,
        variables: { SANDBOX_LATENCY: '20' },
      });
  });
});

it('an invalid setting stops the build with its name and the reason', async () => {
  vi.stubEnv('VITE_API_BASE_URL', 'rest/');
  await expect(
    resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build', 'production'),
  ).rejects.toThrow(/VITE_API_BASE_URL: must be a path from "\/" or an https: address/);
});

const config = { configFile: 'vite.config.ts', logLevel: 'silent' } as const;
const ofServer = { port: 0, strictPort: false, host: '127.0.0.1' };
const addressOf = (urls: ResolvedServerUrls | null | undefined) => urls!.local[0]!;

async function startDev() {
  const server = await createServer({
    ...{ ...config, appType: 'custom', server: { ...ofServer, watch: null, ws: false } },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(() => server.close());
  await server.listen();
  return addressOf(server.resolvedUrls);
}

async function startPreview() {
  const build = { outDir: folderWith({ 'index.html': '' }) };
  const server = await preview({ ...config, appType: 'custom', build, preview: ofServer });
  onTestFinished(() => server.close());
  return addressOf(server.resolvedUrls);
}

describe.each([
  ['the development server', startDev],
  ['the preview', startPreview],
])('%s', (_, start) => {
  it('proxies only /rest/ to API_PROXY_TARGET, without what opens the password box of browsers', async () => {
    // Responds with method, host and path of the request.
    const backend = createHttpServer((request, response) => {
      response
        .writeHead(401, { 'WWW-Authenticate': 'Basic', 'Retry-After': '7' })
        .end(`${request.method} ${request.headers.host} ${request.url}`);
    });
    await new Promise<void>((resolve) => {
      backend.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      backend.closeAllConnections();
      backend.close();
    });
    const host = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
    vi.stubEnv('API_PROXY_TARGET', `http://${host}`);
    const shop = await start();
    const path = '/rest/show/getCurrentShows?s1=fetch';
    const response = await fetch(new URL(path, shop), { method: 'POST' });
    expect(await response.text()).toBe(`POST ${host} ${path}`);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([401, '7']);
    expect(response.headers.get('WWW-Authenticate')).toBeNull();
    const other = await fetch(new URL('/sandbox/steuerung', shop));
    expect(await other.text()).not.toContain(host);
    expect(other.status).toBe(404);
  });

  it('plays the responses of SANDBOX_RECORDED at the time of the recording', async () => {
    vi.stubEnv('SANDBOX_RECORDED', folderWith({ 'recording.json': recording }));
    vi.stubEnv('SANDBOX_CLOCK_SHIFT', String(3_600_000));
    const shop = await start();
    const response = await fetch(new URL('/rest/blog/getBlogs', shop));
    expect(await response.text()).toBe('recorded');
    for (const { headers } of [response, await fetch(shop, { method: 'HEAD' })]) {
      const late = Date.parse(headers.get('Date')!) - Date.parse(recordedAt) - 3_600_000;
      // The server starts a moment before it responds.
      expect(late).toBeGreaterThanOrEqual(-1000);
      expect(late).toBeLessThan(60_000);
    }
  });
});

it('a server proxies nothing with IGNORE_SETTINGS', async () => {
  vi.stubEnv('API_PROXY_TARGET', 'http://127.0.0.1:1');
  vi.stubEnv('IGNORE_SETTINGS', '1');
  const ofSandbox = await fetch(new URL('/rest/blog/getBlogs', await startDev()));
  expect(ofSandbox.headers.get('Content-Type')).toContain('application/json');
});

const recordedAt = '2026-04-16T10:00:00.000Z';
const blogs = { path: 'blog/getBlogs', query: {}, status: 200, contentType: 'text/plain', body: 'recorded' };
const recording = JSON.stringify({ version: 1, recordedAt, answers: [blogs] });

describe('SANDBOX_RECORDED', () => {
  it('keeps a server from any other backend, and does not change a build', async () => {
    vi.stubEnv('SANDBOX_RECORDED', folderWith({ 'recording.json': recording }));
    vi.stubEnv('API_PROXY_TARGET', 'https://backend.example');
    vi.stubEnv('VITE_API_BASE_URL', 'https://backend.example/rest/');
    const { define, server, preview: ofPreview } = await resolveConfig(config, 'serve', 'development');
    expect(define!['__SETTINGS__']).toContain('"VITE_API_BASE_URL":"/rest/"');
    expect([server.proxy, ofPreview.proxy]).toEqual([{}, {}]);
    vi.stubEnv('SANDBOX_RECORDED', 'no/such/folder');
    const built = await resolveConfig(config, 'build', 'production');
    expect(built.define!['__SETTINGS__']).toContain('"VITE_API_BASE_URL":"https://backend.example/rest/"');
  });

  // `readRecording.test.ts` tests the other reasons.
  it('stops the start for a missing folder, with the reason', async () => {
    vi.stubEnv('SANDBOX_RECORDED', 'no/such/folder');
    await expect(resolveConfig(config, 'serve', 'development')).rejects.toThrow(
      /no\/such\/folder\/recording.json does not exist\. Give the folder/,
    );
  });
});
