import axios, { isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { settings } from '@/shared/config/settings';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { isHostTimeKnown, setClock } from '@/shared/browser/serverClock';
import { apiHeaders } from './address';

const send = axios.getAdapter(axios.defaults.adapter);

/** Sets the shop's clock by an answer; not by one that the browser may have kept. */
function noteTime({ headers }: AxiosResponse, askedAt: number): void {
  const mayBeKept = /max-age=[1-9]/.test(String(headers['cache-control']));
  if (!mayBeKept) setClock({ get: (name) => (headers[name] ?? null) as unknown }, askedAt);
}

function isElsewhere(): boolean {
  const { href, origin } = window.location;
  return new URL(settings.VITE_API_BASE_URL, href).origin !== origin;
}

/**
 * Sends a call; any answer, of a refusal too, tells what time it is. A backend on another host keeps its time to itself,
 * so the shop's own host is asked meanwhile: what is answered is read by a clock that is set. Where an answer told no time,
 * that host is asked afterwards.
 */
async function sendInTime(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const askedAt = performance.now();
  const asked = !isHostTimeKnown() && isElsewhere() ? isServerReachable() : undefined;
  try {
    const answer = await send(config);
    noteTime(answer, askedAt);
    await asked;
    if (!asked && !isHostTimeKnown()) void isServerReachable();
    return answer;
  } catch (error) {
    if (isAxiosError(error) && error.response) noteTime(error.response, askedAt);
    throw error;
  }
}

/** Loaded with the first call that has no early answer: a list is on screen before it is here. */
export const client = axios.create({
  adapter: sendInTime,
  withCredentials: true,
  // The backend knows no such token, and reading cookies throws where they are forbidden.
  withXSRFToken: false,
  headers: apiHeaders(),
});
