import { setClock } from './serverClock';

/** A file of every build that comes from no cache; a server without it responds as well. */
const statusFile = '/robots.txt';
const serverTimeoutMs = 5000;

/** Whether the shop's server responds with any status; `navigator.onLine` proves nothing. Sets the shop's clock. */
export async function isServerReachable(): Promise<boolean> {
  const requestedAt = performance.now();
  try {
    const { href } = new URL(statusFile, window.location.href);
    const signal = AbortSignal.timeout(serverTimeoutMs);
    const { headers } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    setClock(headers, requestedAt);
    return true;
  } catch {
    return false;
  }
}
