import * as v from 'valibot';
import { RequestFailure, UnsentFailure } from '@/shared/request/errors';
import { recordCall } from '@/shared/request/supportReference';
import { apiAddress, type Query } from './address';
import { noContent } from '@/shared/browser/bodyText';
import { readEarlyResponse, takeEarlyResponse } from './earlyResponse';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Parses a response by its schema; throws a `RequestFailure` of kind `malformed` if it does not fit. */
export function parseResponse<T>(schema: Schema<T>, response: unknown, path: string): T {
  const result = v.safeParse(schema, response);
  if (result.success) return result.output;
  console.warn(`${path}: the response does not fit: ${v.summarize(result.issues)}`);
  throw new RequestFailure('malformed');
}

/** A client that does not load is a failure of the call: the next call, or the browser, loads it again. */
async function loadClient() {
  try {
    return (await import('./client')).client;
  } catch {
    throw new UnsentFailure();
  }
}

/** Calls the backend: base path, credentials, basic auth, a schema per response (backend, "Client"). */
export const http = {
  async get<T>(path: string, query: Query, schema: Schema<T>, signal: AbortSignal): Promise<T> {
    recordCall(signal, path);
    const address = apiAddress(path, query);
    const early = takeEarlyResponse(address);
    if (early) return parseResponse(schema, await readEarlyResponse(early, signal), path);
    const client = await loadClient();
    const { data, status } = await client.get<unknown>(address, { signal });
    return parseResponse(schema, status === noContent ? undefined : data, path);
  },
  async post<T>(path: string, body: unknown, schema: Schema<T>, signal: AbortSignal): Promise<T> {
    recordCall(signal, path);
    const client = await loadClient();
    const { data } = await client.post<unknown>(apiAddress(path), body, { signal });
    return parseResponse(schema, data, path);
  },
};
