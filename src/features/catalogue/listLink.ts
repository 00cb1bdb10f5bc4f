import type { ShowKind } from '@/domain/entities';
import { listPath } from '@/domain/links';
import { toListTexts } from './detailTexts';

/** The way to the list in which all shows of a kind stand. */
export function listLink(kind: ShowKind): { to: string; label: string } {
  return { to: listPath(kind), label: toListTexts[kind] };
}
