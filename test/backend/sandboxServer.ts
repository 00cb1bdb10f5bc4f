import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from '@test/sandbox/app';
import { thursdayNoon } from '@test/sandbox/testing';

type Options = Parameters<typeof createSandbox>[0];

const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A sandbox over HTTP; `base` is the address of its calls. */
export async function serveSandbox(options: Options = {}) {
  const sandbox = createSandbox({ now: () => thursdayNoon, ...options });
  const listener = getRequestListener(sandbox.app.fetch, { overrideGlobalObjects: false });
  const origin = await listen(createServer((request, response) => void listener(request, response)));
  return { database: sandbox.database(), base: `${origin}/rest/` };
}

/** A server that responds alike to everything, and the paths that it was asked for. */
export async function serveAlways(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, headers).end(body);
  });
  return { asked, base: `${await listen(server)}/rest/` };
}

export function closeServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}
