import { programmeCache } from '@/serviceWorker/files';
import { readStored, storedAt } from '@/serviceWorker/storedAnswer';

/** ms that an answer may have taken to arrive. */
const clockTolerance = 5 * 60_000;

/**
 * What a repeat visit can show before the network has said a word: the last answer to the same call, which the worker
 * has kept, with the moment it came as `asOf`. `programme.ts` of the worker writes it, `firstCards.tsx` paints it with
 * „Stand: …“, and the app, which waits for the backend's own answer, puts the list in its place. Nothing where no worker
 * stands behind the page: without one nobody would end the wait for a backend that hangs. And nothing on a device whose clock
 * was wrong then: what is on it would say wrongly until the backend tells the time.
 */
export async function lastAnswer(address: string): Promise<object | undefined> {
  if (!navigator.serviceWorker.controller) return undefined;
  const stored = await caches.match(address, { cacheName: programmeCache, ignoreVary: true });
  if (!stored) return undefined;
  const { device, host } = storedAt(stored);
  return Math.abs(device - host) < clockTolerance ? readStored(stored) : undefined;
}
