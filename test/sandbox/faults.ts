import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxContext, SandboxEnv } from './environment';
import type { SandboxDatabase } from './database/types';

/** A fault of one call, taken from `database.faults` in order. */
export type Fault = {
  /** The path of a call, e.g. `order/saveOrder` (backend, "Calls"). */
  path: string;
  method?: string;
  /** Number of affected calls; undefined means all. */
  times?: number;
  /** ms */
  delay?: number;
  /** Never responds; ends when the caller aborts. */
  never?: boolean;
  status?: number;
  /** Replaces the response's JSON. */
  body?: unknown;
  /** Replaces the response's text. */
  raw?: string;
  contentType?: string;
  /** Added to the response, replaced or not. */
  headers?: Record<string, string>;
  /** Handles the call first, then drops or replaces the response. */
  afterHandling?: boolean;
  /** Closes the connection. */
  drop?: boolean;
};

const emptyStatuses = [204, 205, 304];

function nextFault(database: SandboxDatabase, path: string, method: string): Fault | undefined {
  const fault = database.faults.find(
    (candidate) =>
      candidate.path === path &&
      (candidate.times ?? 1) > 0 &&
      (candidate.method ?? method).toUpperCase() === method,
  );
  if (fault?.times !== undefined) fault.times -= 1;
  return fault;
}

/** Waits `duration` ms, or until the caller aborts. */
function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = Number.isFinite(duration) ? setTimeout(resolve, duration) : undefined;
    const giveUp = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function latencyOf({ latency, random }: SandboxDatabase): number {
  if (typeof latency === 'number') return latency;
  const [least, most] = latency;
  return Math.round(least + random() * (most - least));
}

function dropped(context: SandboxContext): Response {
  const outgoing = context.env?.outgoing;
  if (!outgoing) return Response.error();
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

function replacement(fault: Fault): Response | undefined {
  const { body, raw, contentType } = fault;
  if (fault.status === undefined && body === undefined && raw === undefined) return undefined;
  const status = (fault.status ?? 200) as ContentfulStatusCode;
  if (emptyStatuses.includes(status)) return new Response(null, { status });
  const text = raw ?? JSON.stringify(body ?? {});
  const usualType = raw === undefined ? 'application/json' : 'text/html; charset=utf-8';
  return new Response(text, { status, headers: { 'Content-Type': contentType ?? usualType } });
}

function addHeaders(context: SandboxContext, { headers = {} }: Fault): void {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
}

/** Applies the database's latency and faults. */
export const disturb = createMiddleware<SandboxEnv>(async (context, next) => {
  const database = context.get('database');
  const { signal } = context.req.raw;
  const path = context.req.path.replace(/^\/rest\//, '');
  const fault = nextFault(database, path, context.req.method);
  const latency = latencyOf(database) + (fault?.delay ?? 0);
  if (fault?.afterHandling) await next();
  if (latency > 0) await pause(latency, signal);
  if (fault?.never) await pause(Infinity, signal);
  const isDropped = fault?.never || fault?.drop;
  const response = isDropped ? dropped(context) : fault && replacement(fault);
  if (response) {
    // Hono keeps the previous response's headers (a session, for example) unless it is unset first.
    context.res = undefined;
    context.res = response;
  } else if (!fault?.afterHandling) await next();
  if (fault && !isDropped) addHeaders(context, fault);
});
