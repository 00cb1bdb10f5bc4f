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
  it('reads .env files and the environment for servers and builds', () => {
    const folder = folderWith(ownFiles);
    expect(readVariables('development', folder)).toEqual({
      envDir: folder,
      variables: {
        VITE_TAG_MANAGER_ID: 'GTM-OWN',
        VITE_API_BASE_URL: 'https://backend.example/rest/',
        API_PROXY_TARGET: 'https://backend.example',
      },
    });
  });

  it('ignores both in the unit tests', () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://backend.example/rest/');
    expect(readVariables('test', folderWith(ownFiles))).toEqual({ envDir: false, variables: {} });
  });

  it.each(['production', 'development'])(
    'ignores both with IGNORE_SETTINGS, except for the sandbox: %s',
    (mode) => {
      vi.stubEnv('IGNORE_SETTINGS', '1');
      vi.stubEnv('API_PROXY_TARGET', 'https://backend.example');
      vi.stubEnv('VITE_API_BASE_URL', 'https://backend.example/rest/');
      vi.stubEnv('SANDBOX_LATENCY', '20');
      expect(readVariables(mode, folderWith(ownFiles))).toEqual({
        envDir: false,
        variables: { SANDBOX_LATENCY: '20' },
      });
    },
  );
});

it('an invalid setting stops the build with its name and the reason', async () => {
  vi.stubEnv('VITE_API_BASE_URL', 'rest/');
  await expect(
    resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build', 'production'),
  ).rejects.toThrow(/VITE_API_BASE_URL: must be a path from "\/" or an https: address/);
});

const options = { configFile: 'vite.config.ts', logLevel: 'silent', appType: 'custom' } as const;
const addressOf = (urls: ResolvedServerUrls | null | undefined) => urls!.local[0]!;

async function startDev() {
  const server = await createServer({
    ...options,
    server: { port: 0, strictPort: false, host: '127.0.0.1', watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(() => server.close());
  await server.listen();
  return addressOf(server.resolvedUrls);
}

async function startPreview() {
  const build = { outDir: folderWith({ 'index.html': '' }) };
  const server = await preview({
    ...options,
    build,
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  onTestFinished(() => server.close());
  return addressOf(server.resolvedUrls);
}

const servers = [
  ['the development server', startDev],
  ['the preview', startPreview],
] as const;

describe('API_PROXY_TARGET', () => {
  /** Starts a backend that responds with method, host and path of the request. */
  async function startBackend(): Promise<string> {
    const backend = createHttpServer((request, response) => {
      response.end(`${request.method} ${request.headers.host} ${request.url}`);
    });
    await new Promise<void>((resolve) => {
      backend.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      backend.closeAllConnections();
      backend.close();
    });
    return `127.0.0.1:${(backend.address() as AddressInfo).port}`;
  }

  it.each(servers)('makes %s proxy /rest/ only', async (_, start) => {
    const backend = await startBackend();
    vi.stubEnv('API_PROXY_TARGET', `http://${backend}`);
    const shop = await start();
    const path = '/rest/show/getCurrentShows?s1=fetch';
    const answer = await fetch(new URL(path, shop), { method: 'POST' });
    expect(await answer.text()).toBe(`POST ${backend} ${path}`);
    const other = await fetch(new URL('/sandbox/steuerung', shop));
    expect(await other.text()).not.toContain(backend);
    expect(other.status).toBe(404);
  });

  it.each(servers)('is ignored by %s with IGNORE_SETTINGS', async (_, start) => {
    const backend = await startBackend();
    vi.stubEnv('API_PROXY_TARGET', `http://${backend}`);
    vi.stubEnv('IGNORE_SETTINGS', '1');
    const shop = await start();
    const answer = await fetch(new URL('/rest/blog/getBlogs', shop));
    expect(answer.headers.get('Content-Type')).toContain('application/json');
  });
});

describe('SANDBOX_RECORDED', () => {
  const recordedAt = '2026-04-16T10:00:00.000Z';
  const blogs = {
    path: 'blog/getBlogs',
    query: {},
    status: 200,
    contentType: 'text/plain',
    body: 'recorded',
  };
  const config = { configFile: 'vite.config.ts', logLevel: 'silent' } as const;
  const recording = JSON.stringify({ version: 1, recordedAt, answers: [blogs] });

  it.each(servers)('makes %s play recorded answers at the time of the recording', async (_, start) => {
    vi.stubEnv('SANDBOX_RECORDED', folderWith({ 'recording.json': recording }));
    vi.stubEnv('SANDBOX_CLOCK_SHIFT', String(3_600_000));
    const shop = await start();
    const answer = await fetch(new URL('/rest/blog/getBlogs', shop));
    expect(await answer.text()).toBe('recorded');
    const late = Date.parse(answer.headers.get('Date')!) - Date.parse(recordedAt) - 3_600_000;
    // The server starts a moment before it answers.
    expect(late).toBeGreaterThanOrEqual(-1000);
    expect(late).toBeLessThan(60_000);
    const page = await fetch(shop, { method: 'HEAD' });
    expect(Math.abs(Date.parse(page.headers.get('Date')!) - Date.parse(recordedAt) - 3_600_000)).toBeLessThan(
      60_000,
    );
  });

  it('keeps a server from any other backend', async () => {
    vi.stubEnv('SANDBOX_RECORDED', folderWith({ 'recording.json': recording }));
    vi.stubEnv('API_PROXY_TARGET', 'https://backend.example');
    vi.stubEnv('VITE_API_BASE_URL', 'https://backend.example/rest/');
    const { define, server, preview: ofPreview } = await resolveConfig(config, 'serve', 'development');
    expect(define!['__SETTINGS__']).toContain('"VITE_API_BASE_URL":"/rest/"');
    expect([server.proxy, ofPreview.proxy]).toEqual([{}, {}]);
  });

  it('does not change a build', async () => {
    vi.stubEnv('SANDBOX_RECORDED', 'no/such/folder');
    vi.stubEnv('VITE_API_BASE_URL', 'https://backend.example/rest/');
    const { define } = await resolveConfig(config, 'build', 'production');
    expect(define!['__SETTINGS__']).toContain('"VITE_API_BASE_URL":"https://backend.example/rest/"');
  });

  it.each([
    ['a missing folder', () => 'no/such/folder', 'no/such/folder/recording.json does not exist.'],
    [
      'an invalid file',
      () => folderWith({ 'recording.json': '{}' }),
      'recording.json is no recording: version: ',
    ],
  ])('stops the start for %s', async (_, folder, reason) => {
    vi.stubEnv('SANDBOX_RECORDED', folder());
    await expect(resolveConfig(config, 'serve', 'development')).rejects.toThrow(
      new RegExp(`^SANDBOX_RECORDED: .*${reason}`),
    );
  });
});
