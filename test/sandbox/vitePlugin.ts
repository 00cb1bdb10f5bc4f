import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createSandbox } from './app';

const usualLatency = 150;
const ownAddresses = /^\/(?:rest|sandbox)(?:[/?]|$)/;

function latencyFrom(value: string | undefined): number {
  const latency = Number(value || usualLatency);
  return Number.isFinite(latency) && latency >= 0 ? latency : usualLatency;
}

/** What turns the machine's clock into the sandbox's (ms), for tests that look at one weekday and hour. */
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
    // The whole shop lives in the sandbox's time.
    response.setHeader('Date', new Date(now()).toUTCString());
    if (ownAddresses.test(request.url ?? '')) listener(request, response).catch(next);
    else next();
  };
}

/** Says where the shop is, once the server's own lines are printed. */
function announce(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const shop = server.resolvedUrls?.local[0];
    if (!shop) return;
    const outbox = new URL('/sandbox/postausgang', shop).href;
    server.config.logger.info(`  Shop with the stand-in backend: ${shop} (outbox: ${outbox})`);
  };
}

/**
 * Node closes a connection that was idle for five seconds. A test may pause that long, and a call that is sent at that
 * moment fails.
 */
function keepConnections({ httpServer }: ViteDevServer | PreviewServer): void {
  if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 120_000;
}

/** Puts the stand-in backend before the dev and the preview server; nothing of it gets into a build. */
export function sandbox(variables: Record<string, string>): Plugin {
  const mount = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(middleware(variables));
    announce(server);
    keepConnections(server);
  };
  return { name: 'sandbox', configureServer: mount, configurePreviewServer: mount };
}
