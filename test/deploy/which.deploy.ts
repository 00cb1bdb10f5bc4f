import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSite } from '../../build/deploy/site';
import { inspect } from '../../build/deploy/which.mjs';
import { siteFolder } from '@test/site/builtSite';
import { startPreview } from './previewServer';

const site = readSite(siteFolder)!;

async function shop(): Promise<string> {
  const { address, stop } = await startPreview();
  onTestFinished(stop);
  return `http://${address.host}:${address.port}`;
}

type Changes = Record<string, { status?: number; text: string; headers?: Record<string, string> }>;

/** A proxy that replaces some responses of the shop. */
async function proxyOf(origin: string, changed: Changes) {
  const server = createServer((request, response) => {
    const own = changed[request.url ?? ''];
    if (own) {
      response.writeHead(own.status ?? 200, own.headers).end(own.text);
      return;
    }
    void fetch(origin + request.url).then(async (original) => {
      const headers = Object.fromEntries(original.headers);
      delete headers['content-encoding'];
      delete headers['content-length'];
      response.writeHead(original.status, headers).end(Buffer.from(await original.arrayBuffer()));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const script = { 'Content-Type': 'text/javascript' };
const page = () => readFileSync(join(siteFolder, 'index.html'), 'utf8');

it('reports the build of a consistent deployment', async () => {
  const { lines, problems } = await inspect(await shop(), site);
  expect(problems).toEqual([]);
  expect(lines[0]).toContain(`build ${site.build}`);
  expect(lines.join('\n')).toContain('headers compared');
});

it('reports what is inconsistent', async () => {
  const html = { 'Content-Type': 'text/html' };
  const older = page().replace(site.build, '000000000000');
  const deployments: Record<string, [changed: Changes, problem: RegExp]> = {
    'a page of an older build': [{ '/': { text: older } }, /build 000000000000/],
    'a worker of another build': [
      { '/sw.js': { text: 'self.x = 1', headers: script } },
      /sw\.js is of another build/,
    ],
    'an HTML page instead of the worker': [{ '/sw.js': { text: page(), headers: html } }, /no script/],
    'no version': [{ '/version.json': { status: 404, text: 'Hier ist nichts.' } }, /version\.json \(404\)/],
    'a page without its headers': [{ '/': { text: page() } }, /Content-Security-Policy is missing/],
    'the shell instead of status 404': [
      { '/assets/gibt-es-nicht-00000000.js': { text: page() } },
      /200 instead of 404/,
    ],
  };
  const origin = await shop();
  for (const [what, [changed, problem]] of Object.entries(deployments)) {
    const { problems } = await inspect(await proxyOf(origin, changed), site);
    expect(problems.join('\n'), what).toMatch(problem);
  }
});
