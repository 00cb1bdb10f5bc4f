import * as v from 'valibot';
import { settings } from '@/config/settings';
import { takeEarlyAnswer } from '@/lib/earlyAnswer';
import { isReachable } from '@/lib/reachable';
import { isHostTimeKnown } from '@/lib/shopClock';
import { RequestFailure, UnsentFailure } from '@/request/errors';
import { apiAddress, type Query } from './address';
import { readEarlyAnswer } from './earlyAnswer';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Reads an answer by its schema; one that does not fit fails the flow as `malformed`. */
export function parseAnswer<T>(schema: Schema<T>, answer: unknown, path: string): T {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  console.warn(`${path}: the answer does not fit: ${v.summarize(result.issues)}`);
  throw new RequestFailure('malformed');
}

/** Code that does not arrive is a failure like an answer that does not: the next try asks for it again, and so do browsers. */
async function loadClient() {
  try {
    return (await import('./client')).client;
  } catch {
    throw new UnsentFailure();
  }
}

function isElsewhere(): boolean {
  const { href, origin } = window.location;
  return new URL(settings.VITE_API_BASE_URL, href).origin !== origin;
}

/**
 * An answer that nobody takes before the shop's clock is set, where that can be. A backend on another host keeps the
 * `Date` of its answers to itself, so the shop's own host is asked meanwhile; and afterwards where an answer told no time.
 */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const asked = !isHostTimeKnown() && isElsewhere() ? isReachable() : undefined;
  const given = await answer;
  await asked;
  if (!asked && !isHostTimeKnown()) void isReachable();
  return given;
}

/** The one way to the backend: base path, credentials, basic auth, and a schema for every answer (contract, "Client"). */
export const http = {
  async get<T>(path: string, query: Query, schema: Schema<T>, signal: AbortSignal): Promise<T> {
    const address = apiAddress(path, query);
    const early = takeEarlyAnswer(address);
    if (early) return parseAnswer(schema, await inTime(readEarlyAnswer(early, signal)), path);
    const client = await loadClient();
    const { data } = await inTime(client.get<unknown>(address, { signal }));
    return parseAnswer(schema, data, path);
  },
  async post<T>(path: string, body: unknown, schema: Schema<T>, signal: AbortSignal): Promise<T> {
    const client = await loadClient();
    const { data } = await inTime(client.post<unknown>(apiAddress(path), body, { signal }));
    return parseAnswer(schema, data, path);
  },
};
