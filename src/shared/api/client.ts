import axios, { isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { settings } from '@/shared/config/settings';
import { bodyText } from '@/shared/browser/bodyText';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { isServerTimeKnown, setClock } from '@/shared/browser/serverClock';
import { apiHeaders } from './address';

const sendByFetch = axios.getAdapter('fetch');

/** Axios would read every body as UTF-8. */
async function decode(response: AxiosResponse): Promise<void> {
  const headers = { 'Content-Type': String(response.headers['content-type']) };
  response.data = await bodyText(new Response(response.data as ArrayBuffer, { headers }));
}

/**
 * Sends a call past the HTTP cache, which could hold any response, e.g. that an order is not paid. Without a window, because
 * a refusal may not open the password box (Fetch standard; where browsers open it anyway, the proxy prevents it).
 */
async function send(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { href } = new URL(config.url ?? '', window.location.href);
  try {
    const response = await sendByFetch({
      ...config,
      url: href,
      responseType: 'arraybuffer',
      fetchOptions: { cache: 'no-store', window: null },
    });
    await decode(response);
    return response;
  } catch (error) {
    if (isAxiosError(error) && error.response) await decode(error.response);
    throw error;
  }
}

function setClockBy({ headers }: AxiosResponse, requestedAt: number): void {
  setClock({ get: (name) => (headers[name] ?? null) as unknown }, requestedAt);
}

function isBackendOnOtherHost(): boolean {
  const { href, origin } = window.location;
  return new URL(settings.VITE_API_BASE_URL, href).origin !== origin;
}

/** Browsers hide the `Date` header of another host: the shop's own server is then requested for the time. */
async function sendAndSetClock(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const requestedAt = performance.now();
  const clockRequest = !isServerTimeKnown() && isBackendOnOtherHost() ? isServerReachable() : undefined;
  try {
    const response = await send(config);
    setClockBy(response, requestedAt);
    await clockRequest;
    if (!clockRequest && !isServerTimeKnown()) void isServerReachable();
    return response;
  } catch (error) {
    if (isAxiosError(error) && error.response) setClockBy(error.response, requestedAt);
    throw error;
  }
}

/** Loaded with the first call without an early response: a list renders before axios is loaded. */
export const client = axios.create({
  adapter: sendAndSetClock,
  withCredentials: true,
  // The backend uses no such token, and reading cookies throws where they are forbidden.
  withXSRFToken: false,
  headers: apiHeaders(),
});
