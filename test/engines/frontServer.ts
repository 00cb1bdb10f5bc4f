import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as callServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SandboxState } from '@test/browser/fixtures';
import { clockShift, moveClock } from '@test/browser/shopClock';
import { probe, probePaths, removeStorage } from './probe';

const script = `(${moveClock.toString()})(${clockShift});(${probe.toString()})(${JSON.stringify(probePaths)})`;
const scriptTag = `<script src="${probePaths.script}"></script>`;

/** After a Back across a page with this header WebKitGTK's driver responds to no further command. */
const unsupportedHeader = 'cross-origin-opener-policy';

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

type Options = {
  host: string;
  /** Key and certificate as PEM, for a server with TLS. */
  certificate?: string | undefined;
};

export type FrontServer = Awaited<ReturnType<typeof startFrontServer>>;

/**
 * A server before the shop's, on an address of its own: has a sandbox database of its own, adds the probe to pages,
 * and can be disconnected.
 */
export async function startFrontServer(shop: string, { host, certificate }: Options = { host: '127.0.0.1' }) {
  const cookie = `sandbox_name=${randomUUID()}`;
  const problems: string[] = [];
  let prints = 0;
  let prelude = '';

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url = '/', headers } = incoming;
    const sentCookie = [headers.cookie, cookie].filter(Boolean).join('; ');
    const call = callServer(new URL(url, shop), {
      method,
      headers: { ...headers, cookie: sentCookie, 'accept-encoding': 'identity' },
    });
    incoming.pipe(call);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const { statusCode = 500 } = response;
    if (statusCode >= 400) problems.push(`request: ${statusCode} ${method} ${url}`);
    const sent = { ...response.headers };
    delete sent[unsupportedHeader];
    if (!sent['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(statusCode, sent);
      response.pipe(outgoing);
      return;
    }
    const page = (await textOf(response)).replace('<head>', `<head>${scriptTag}`);
    outgoing.writeHead(statusCode, { ...sent, 'content-length': Buffer.byteLength(page) }).end(page);
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    switch (incoming.url) {
      case probePaths.script:
        outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(prelude + script);
        break;
      case probePaths.problem:
        problems.push(await textOf(incoming));
        outgoing.writeHead(204).end();
        break;
      case probePaths.print:
        prints += 1;
        outgoing.writeHead(204).end();
        break;
      default:
        await forward(incoming, outgoing);
    }
  }

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    void respond(incoming, outgoing).catch(() => outgoing.destroy());
  const server = certificate
    ? createSecureServer({ key: certificate, cert: certificate }, listener)
    : createServer(listener);
  // Node closes connections after five idle seconds; a call that is sent at that moment would fail.
  server.keepAliveTimeout = 120_000;
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const disconnect = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  const control = new URL('/sandbox/steuerung', shop);
  return {
    origin: `${certificate ? 'https' : 'http'}://${host}:${port}`,
    problems,
    prints: () => prints,
    /** For pages that are opened afterwards. */
    removeStorage() {
      prelude = `(${removeStorage.toString()})();`;
    },
    async state() {
      return (await (await fetch(control, { headers: { cookie } })).json()) as SandboxState;
    },
    disconnect,
    reconnect: () => listen(port),
    close: disconnect,
  };
}
