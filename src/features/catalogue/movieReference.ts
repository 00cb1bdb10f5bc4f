import type { MovieReference } from './moviesApi';
import { isId } from '@/domain/links';

export function movieReference(idOrIdentifier: string): MovieReference {
  return isId(idOrIdentifier) ? { movieId: Number(idOrIdentifier) } : { movieIdentifier: idOrIdentifier };
}
