import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createSandbox } from './app';

const usualLatency = 150;
const ownAddresses = /^\/(?:rest|sandbox)(?:[/?]|$)/;

function latencyFrom(value: string | undefined): number {
  const latency = Number(value || usualLatency);
  return Number.isFinite(latency) && latency >= 0 ? latency : usualLatency;
}

/** Offset in ms from the machine's clock to the sandbox's, for tests that need a fixed weekday and hour. */
const clockShiftFrom = (value: string | undefined) => Number(value || 0) || 0;

function middleware(variables: Record<string, string>): Connect.NextHandleFunction {
  const shift = clockShiftFrom(variables['SANDBOX_CLOCK_SHIFT']);
  const now = () => Date.now() + shift;
  const { app } = createSandbox({
    now,
    scenario: variables['SANDBOX_SCENARIO'] === 'winter' ? 'winter' : 'season',
    latency: latencyFrom(variables['SANDBOX_LATENCY']),
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response, next) => {
    // The shop takes its time from the `Date` header.
    response.setHeader('Date', new Date(now()).toUTCString());
    if (ownAddresses.test(request.url ?? '')) listener(request, response).catch(next);
    else next();
  };
}

function announce(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const shop = server.resolvedUrls?.local[0];
    if (!shop) return;
    const outbox = new URL('/sandbox/postausgang', shop).href;
    server.config.logger.info(`  Shop with the sandbox as backend: ${shop} (outbox: ${outbox})`);
  };
}

/** Node closes connections after five idle seconds; a call that is sent at that moment would fail. */
function keepConnections({ httpServer }: ViteDevServer | PreviewServer): void {
  if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 120_000;
}

/** Mounts the sandbox in the dev and preview server; it is not part of a build. */
export function sandbox(variables: Record<string, string>): Plugin {
  const mount = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(middleware(variables));
    announce(server);
    keepConnections(server);
  };
  return { name: 'sandbox', configureServer: mount, configurePreviewServer: mount };
}
