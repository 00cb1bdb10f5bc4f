import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createSandbox, sandboxAddresses } from './app';
import { scenarios } from './database/types';
import type { Playback } from './recorded/play';
import { createPlayback } from './recorded/playback';
import { readRecording } from './recorded/readRecording';

const usualLatency = 150;

function latencyFrom(value: string | undefined): number {
  const latency = Number(value || usualLatency);
  return Number.isFinite(latency) && latency >= 0 ? latency : usualLatency;
}

/** Offset in ms from the machine's clock to the sandbox's, for tests that need a fixed weekday and hour. */
const clockShiftFrom = (value: string | undefined) => Number(value || 0) || 0;

/** Recorded shows would be over by now, so the clock starts when they were recorded. */
function clockOf(playback: Playback | undefined, shift: number): () => number {
  const start = playback ? playback.recordedAt - Date.now() : 0;
  return () => Date.now() + start + shift;
}

function middleware(
  variables: Record<string, string>,
  playback: Playback | undefined,
): Connect.NextHandleFunction {
  const now = clockOf(playback, clockShiftFrom(variables['SANDBOX_CLOCK_SHIFT']));
  const { app } = createSandbox({
    now,
    playback,
    scenario: scenarios.find((name) => name === variables['SANDBOX_SCENARIO']),
    latency: latencyFrom(variables['SANDBOX_LATENCY']),
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response, next) => {
    // The shop takes its time from the `Date` header.
    response.setHeader('Date', new Date(now()).toUTCString());
    if (sandboxAddresses.test(request.url ?? '')) listener(request, response).catch(next);
    else next();
  };
}

function announce(server: ViteDevServer | PreviewServer, playback: Playback | undefined): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const shop = server.resolvedUrls?.local[0];
    if (!shop) return;
    const outbox = new URL('/sandbox/postausgang', shop).href;
    const backend = playback
      ? `responses recorded at ${new Date(playback.recordedAt).toISOString()}`
      : 'the sandbox as backend';
    server.config.logger.info(`  Shop with ${backend}: ${shop} (outbox: ${outbox})`);
  };
}

/** Node closes connections after five idle seconds; a call that is sent at that moment would fail. */
function keepConnections({ httpServer }: ViteDevServer | PreviewServer): void {
  if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 120_000;
}

/** Mounts the sandbox in the dev and preview server; it is not part of a build. */
export function sandbox(variables: Record<string, string>): Plugin {
  const folder = variables['SANDBOX_RECORDED'];
  const playback = folder ? createPlayback(readRecording(folder)) : undefined;
  const mount = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(middleware(variables, playback));
    announce(server, playback);
    keepConnections(server);
  };
  return { name: 'sandbox', configureServer: mount, configurePreviewServer: mount };
}
