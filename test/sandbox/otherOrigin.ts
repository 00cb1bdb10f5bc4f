import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { SandboxEnv } from './environment';

/** Lets a shop on another host send calls with credentials: CORS headers and preflights. */
export function allowOrigin(origin: string) {
  const addHeaders = cors({ origin, credentials: true });
  return createMiddleware<SandboxEnv>(async (context, next) => {
    if (context.req.method === 'OPTIONS') return addHeaders(context, next);
    await next();
    // Afterwards, because a fault replaces the response with its headers. A dropped connection has none.
    if (context.res.status > 0) await addHeaders(context, () => Promise.resolve());
  });
}
