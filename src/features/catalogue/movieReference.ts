import type { MovieReference } from './moviesApi';
import { isId } from '@/domain/links';

/** The film that an address means. */
export function movieReference(idOrIdentifier: string): MovieReference {
  return isId(idOrIdentifier) ? { movieId: Number(idOrIdentifier) } : { movieIdentifier: idOrIdentifier };
}
