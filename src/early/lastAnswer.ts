import { programmeCache } from '@/serviceWorker/files';
import { readStored } from '@/serviceWorker/storedAnswer';

/**
 * What a repeat visit can show before the network has said a word: the last answer to the same call, which the worker
 * has kept, with the moment it came as `asOf`. `programme.ts` of the worker writes it, `firstCards.tsx` paints it with
 * „Stand: …“, and the app, which waits for the backend's own answer, puts the list in its place. Nothing where no worker
 * stands behind the page: without one nobody would end the wait for a backend that hangs.
 */
export async function lastAnswer(address: string): Promise<object | undefined> {
  if (!navigator.serviceWorker.controller) return undefined;
  const stored = await caches.match(address, { cacheName: programmeCache, ignoreVary: true });
  return stored && readStored(stored);
}
