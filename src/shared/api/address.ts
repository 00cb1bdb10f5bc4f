import { settings } from '@/shared/config/settings';

export type Query = Record<string, string | number | undefined>;

/** Undefined query values are left out, the order is kept. */
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

export function apiHeaders(): Record<string, string> {
  return settings.VITE_API_BASIC_AUTH ? { Authorization: basicAuth(settings.VITE_API_BASIC_AUTH) } : {};
}
