import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A page of another website that has copied `html`, from a server of its own, because browsers block frames of unknown
 * hosts.
 */
export async function startForeignWebsite(html: string) {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="de"><title>Verein</title><main><h1>Verein</h1>${html}</main></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
