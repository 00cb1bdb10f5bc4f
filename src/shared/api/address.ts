import { settings } from '@/shared/config/settings';

export type Query = Record<string, string | number | undefined>;

/** The whole address of a call: what is undefined in its query is left out, the rest stands in the order given. */
export function apiAddress(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return settings.VITE_API_BASE_URL + path + (search && `?${search}`);
}

function basicAuth(credentials: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(credentials)))}`;
}

/** What every call carries; cookies go along as well, also to another host. */
export function apiHeaders(): Record<string, string> {
  return settings.VITE_API_BASIC_AUTH ? { Authorization: basicAuth(settings.VITE_API_BASIC_AUTH) } : {};
}
