import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { previewOptions } from '../../scripts/preview/options';
import { previewed } from '../../scripts/preview/plugin';
import { previewServer, startPreview } from '../../scripts/preview/preview';
import { folderWith } from './folders';

/** 29.11.2026, 13:00 in Vienna. */
const now = Date.UTC(2026, 10, 29, 12);
/** 24.12.2026, 18:00 in Vienna. */
const christmas = Date.UTC(2026, 11, 24, 17);

const files = {
  'facts.json': JSON.stringify({ email: 'haus@shop.example' }),
  'wrong.json': JSON.stringify({ email: 'haus' }),
  'broken.json': '{',
  'recording.json': JSON.stringify({ version: 1, recordedAt: '2026-11-20T10:00:00.000Z', answers: [] }),
};

it('a preview says its time, its programme and its facts', () => {
  const folder = folderWith(files);
  const facts = join(folder, 'facts.json');
  expect(previewOptions(['--at', '2026-12-24T18:00', '--recorded', folder, '--facts', facts], now)).toEqual({
    isOfBuild: false,
    at: christmas,
    recorded: folder,
    recordedAt: Date.UTC(2026, 10, 20, 10),
    facts: { email: 'haus@shop.example' },
    port: 4173,
    host: false,
    bar: 'Vorschau: 24.12.2026, 18:00\u00a0Uhr, Programm vom 20.11.2026, Fakten aus facts.json',
  });
  expect(previewOptions(['--recorded', folder], now).at).toBe(Date.UTC(2026, 10, 20, 10));
  expect(previewOptions(['--port', '4230'], now).bar).toBe(
    'Vorschau: 29.11.2026, 13:00\u00a0Uhr, Beispielprogramm',
  );
});

it('a wrong option ends with its name, what to do, and an exit code', async () => {
  const folder = folderWith(files);
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const wrong: [string[], RegExp][] = [
    [['--at', '24.12.2026'], /--at 24\.12\.2026 is no time in Vienna; write it like 2026-12-24T18:00/],
    [['--at', '2026-02-30T18:00'], /--at 2026-02-30T18:00 is no time/],
    [['--recorded', join(folder, 'nothing')], /nothing.* does not exist/],
    [['--facts', join(folder, 'broken.json')], /broken\.json cannot be read as JSON .*; correct the file/],
    [['--facts', join(folder, 'wrong.json')], /Wrong facts in .*wrong\.json:\n.*email: must be/],
    [['--port', 'x'], /--port x is no port/],
    [['--port', '65536'], /--port 65536 is no port/],
    [['--at'], /--at/],
    [['--when', 'x'], /--when/],
    [['dist'], /dist/],
  ];
  for (const [given, message] of wrong) {
    expect(await startPreview(given)).toBe(1);
    expect(printed.mock.lastCall?.[0]).toMatch(message);
    expect(printed.mock.lastCall?.[0]).toContain('npm run preview -- --help');
  }
});

it('a preview whose port is taken says so and ends', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, 'localhost', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const given = ['scripts/preview.mjs', '--port', String(port), '--at', '2026-12-24T18:00'];
  await expect(promisify(execFile)('node', given)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Port \d+ is already in use\n.*--help shows the options\.\n$/),
  });
});

it('a preview has its clock, its facts and the bar', async () => {
  for (const name of ['SANDBOX_CLOCK_SHIFT', 'SANDBOX_RECORDED', 'API_PROXY_TARGET', 'VITE_API_BASE_URL'])
    vi.stubEnv(name, '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const facts = join(folderWith(files), 'facts.json');
  const start = Date.now();
  const options = previewOptions(['--at', '2026-12-24T18:00', '--facts', facts, '--port', '0'], start);
  const server = await previewServer(options, start);
  onTestFinished(() => server.close());
  await server.listen();
  const response = await fetch(`${server.resolvedUrls!.local[0]}`, { headers: { accept: 'text/html' } });
  expect(Math.abs(Date.parse(response.headers.get('date') ?? '') - christmas)).toBeLessThan(60_000);
  expect(await response.text()).toContain('Vorschau: 24.12.2026, 18:00');
  expect((await server.transformRequest('/src/shop/ownerFacts.ts'))?.code).toContain('haus@shop.example');
});

it('a preview is never part of a build', async () => {
  const plugins = [previewed(previewOptions([], now), now)];
  await expect(build({ configFile: false, logLevel: 'silent', plugins })).rejects.toThrow(/never built/);
});
