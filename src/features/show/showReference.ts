import type { ShowReference } from '@/api/shows';

/** What an address means: digits only are an id, everything else an identifier (rulings, "Names"). */
export function showReference(idOrIdentifier: string): ShowReference {
  return /^\d+$/.test(idOrIdentifier)
    ? { showId: Number(idOrIdentifier) }
    : { showIdentifier: idOrIdentifier };
}
