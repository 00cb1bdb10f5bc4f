import type { ShowKind } from '@/domain/entities';
import { listPath } from '@/domain/links';
import { toListTexts } from './detailTexts';

export function listLink(kind: ShowKind): { to: string; label: string } {
  return { to: listPath(kind), label: toListTexts[kind] };
}
