import type { ShowReference } from '@/features/catalogue/calls';
import type { Show } from '@/domain/entities';
import { isShow } from './showSlice';

/** The first word that lists have on the show which a reference means. */
export function listedShow(known: Iterable<Show>, reference: ShowReference): Show | undefined {
  for (const show of known) if (isShow({ show, reference: {} }, reference)) return show;
  return undefined;
}
