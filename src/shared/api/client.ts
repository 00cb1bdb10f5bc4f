import axios, { isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { settings } from '@/shared/config/settings';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { isServerTimeKnown, setClock } from '@/shared/browser/serverClock';
import { apiHeaders } from './address';

const send = axios.getAdapter(axios.defaults.adapter);

function setClockBy({ headers }: AxiosResponse, requestedAt: number): void {
  const mayBeCached = /max-age=[1-9]/.test(String(headers['cache-control']));
  if (!mayBeCached) setClock({ get: (name) => (headers[name] ?? null) as unknown }, requestedAt);
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
