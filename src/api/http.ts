import axios from 'axios';
import * as v from 'valibot';
import { settings } from '@/config/settings';
import { RequestFailure } from '@/request/errors';

function basicAuth(credentials: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(credentials)))}`;
}

const client = axios.create({
  baseURL: settings.VITE_API_BASE_URL,
  withCredentials: true,
  // The backend knows no such token, and reading cookies throws where they are forbidden.
  withXSRFToken: false,
  headers: settings.VITE_API_BASIC_AUTH ? { Authorization: basicAuth(settings.VITE_API_BASIC_AUTH) } : {},
});

type Schema<T> = v.GenericSchema<unknown, T>;
type Query = Record<string, string | number | undefined>;

/** Reads an answer by its schema; one that does not fit fails the flow as `malformed`. */
export function parseAnswer<T>(schema: Schema<T>, answer: unknown, path: string): T {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  console.warn(`${path}: the answer does not fit: ${v.summarize(result.issues)}`);
  throw new RequestFailure('malformed');
}

/** The one way to the backend: base path, credentials, basic auth, and a schema for every answer (contract, "Client"). */
export const http = {
  async get<T>(path: string, params: Query, schema: Schema<T>, signal: AbortSignal): Promise<T> {
    const { data } = await client.get<unknown>(path, { params, signal });
    return parseAnswer(schema, data, path);
  },
  async post<T>(path: string, body: unknown, schema: Schema<T>, signal: AbortSignal): Promise<T> {
    const { data } = await client.post<unknown>(path, body, { signal });
    return parseAnswer(schema, data, path);
  },
};
