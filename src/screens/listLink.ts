import { paths } from '@/config/paths';
import type { ShowKind } from '@/domain/entities';
import { toListTexts } from '@/texts/detail';

const addresses: Record<ShowKind, string> = {
  kino: paths.program.to(),
  flohmarkt: paths.flohmarktProgram.to(),
  automarkt: paths.automarkt.to(),
  publicevent: paths.publicEvents.to(),
};

/** The list in which all shows of a kind stand. */
export function listLink(kind: ShowKind): { to: string; label: string } {
  return { to: addresses[kind], label: toListTexts[kind] };
}
