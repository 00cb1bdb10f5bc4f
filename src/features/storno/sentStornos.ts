import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { localStore } from '@/shared/browser/browserStorage';
import { withTabLock } from '@/shared/browser/tabLock';
import { onStoredElsewhere } from '@/shared/browser/windowEvents';
import { parseJson } from '@/shared/text/parseJson';

export const sentStornosKey = 'sentStornos';
const remembered = 10;

const note = v.tuple([v.string(), v.picklist(['sent', 'done'])]);
const notes = v.fallback(v.array(note), () => []);

const read = () => v.parse(notes, parseJson(localStore.read(sentStornosKey)));

const listeners = new Set<() => void>();

function onNoted(listener: () => void): () => void {
  listeners.add(listener);
  const endElsewhere = onStoredElsewhere(sentStornosKey, listener);
  return () => {
    listeners.delete(listener);
    endElsewhere();
  };
}

/** What this browser knows of a cancellation: `done` for certain, or `sent` without a clear response. */
export function useSentStorno(stornoIdentifier: string): 'sent' | 'done' | undefined {
  return useSyncExternalStore(
    onNoted,
    () => sentStorno(stornoIdentifier),
    () => undefined,
  );
}

function sentStorno(stornoIdentifier: string): 'sent' | 'done' | undefined {
  return read().find(([noted]) => noted === stornoIdentifier)?.[1];
}

/**
 * Notes how far a cancellation is; without a state there is none, for the backend said no. What is done stays done,
 * whatever comes of another try.
 */
export async function noteStorno(stornoIdentifier: string, state?: 'sent' | 'done'): Promise<void> {
  await withTabLock(sentStornosKey, () => {
    if (sentStorno(stornoIdentifier) === 'done') return;
    const others = read().filter(([noted]) => noted !== stornoIdentifier);
    const all = state ? [[stornoIdentifier, state], ...others] : others;
    localStore.write(sentStornosKey, JSON.stringify(all.slice(0, remembered)));
  });
  for (const notify of listeners) notify();
}
