import type { ShowKind } from '@/domain/entities';
import type { ProgramListName } from '@/texts/program';

export type ProgramList = {
  kind: ShowKind;
  /** As the backend spells it in `moviegenre`. */
  genre?: string;
  onlyToday?: true;
};

/** What stands in each list of the programme (specification 2.1). */
export const programLists: Record<ProgramListName, ProgramList> = {
  program: { kind: 'kino' },
  landing: { kind: 'kino' },
  today: { kind: 'kino', onlyToday: true },
  kids: { kind: 'kino', genre: 'kinder' },
  flohmarkt: { kind: 'flohmarkt' },
  flohmarktLanding: { kind: 'flohmarkt' },
  bookStall: { kind: 'flohmarkt' },
  flohmarktRegistration: { kind: 'flohmarkt' },
  automarkt: { kind: 'automarkt' },
  publicevent: { kind: 'publicevent' },
};
