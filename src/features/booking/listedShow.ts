import type { ShowReference } from '@/features/catalogue/calls';
import type { Show } from '@/domain/entities';
import { isShow } from './showSlice';

/** The first listed show with this reference. */
export function listedShow(known: Iterable<Show>, reference: ShowReference): Show | undefined {
  for (const show of known) if (isShow({ show, reference: {} }, reference)) return show;
  return undefined;
}
