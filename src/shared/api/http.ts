import * as v from 'valibot';
import { RequestFailure, UnsentFailure } from '@/shared/request/errors';
import { apiAddress, type Query } from './address';
import { readEarlyResponse, takeEarlyResponse } from './earlyResponse';

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

/**
 * The one way to the backend: base path, credentials, basic auth, and a schema for every answer (backend, "Client").
 */
export const http = {
  async get<T>(path: string, query: Query, schema: Schema<T>, signal: AbortSignal): Promise<T> {
    const address = apiAddress(path, query);
    const early = takeEarlyResponse(address);
    if (early) return parseAnswer(schema, await readEarlyResponse(early, signal), path);
    const client = await loadClient();
    const { data } = await client.get<unknown>(address, { signal });
    return parseAnswer(schema, data, path);
  },
  async post<T>(path: string, body: unknown, schema: Schema<T>, signal: AbortSignal): Promise<T> {
    const client = await loadClient();
    const { data } = await client.post<unknown>(apiAddress(path), body, { signal });
    return parseAnswer(schema, data, path);
  },
};
