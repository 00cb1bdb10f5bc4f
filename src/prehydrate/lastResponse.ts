import { programmeCache } from '@/serviceWorker/files';
import { readStored, storedAt } from '@/serviceWorker/storedResponse';

/** Difference between the clocks of device and host, which includes the duration of the request. */
const clockToleranceMs = 5 * 60_000;

/**
 * `undefined` without a worker, because only the worker limits the wait for the backend, and where the device's clock
 * was wrong, because it decides which shows are past. `asOf` is in epoch ms.
 */
export async function lastResponse(address: string): Promise<object | undefined> {
  if (!navigator.serviceWorker.controller) return undefined;
  const stored = await caches.match(address, { cacheName: programmeCache, ignoreVary: true });
  if (!stored) return undefined;
  const { device, host } = storedAt(stored);
  return Math.abs(device - host) < clockToleranceMs ? readStored(stored) : undefined;
}
