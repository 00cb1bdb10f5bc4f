import type { ShowReference } from '@/features/catalogue/calls';
import { isId } from '@/domain/links';

/** The show that an address means. */
export function showReference(idOrIdentifier: string): ShowReference {
  return isId(idOrIdentifier) ? { showId: Number(idOrIdentifier) } : { showIdentifier: idOrIdentifier };
}
