import type { AddressInfo } from 'node:net';
import { preview } from 'vite';
import { siteFolder } from '@test/site/builtSite';

/** Uses any free port. */
export async function startPreview() {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: siteFolder },
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { address: { host: '127.0.0.1', port }, stop: () => server.close() };
}
