import type { ShowReference } from '@/features/catalogue/calls';
import { isId } from '@/domain/links';

export function showReference(idOrIdentifier: string): ShowReference {
  return isId(idOrIdentifier) ? { showId: Number(idOrIdentifier) } : { showIdentifier: idOrIdentifier };
}
