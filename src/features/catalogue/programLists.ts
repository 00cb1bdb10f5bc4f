import { comingShows } from '@/domain/comingShows';
import type { Show, ShowKind } from '@/domain/entities';
import { isoDayAt } from '@/domain/isoDays';
import { showsOfToday, type DayRange } from '@/domain/showDays';
import type { ProgramListName } from './programTexts';
import type { ProgramFilter } from '@/domain/programFilter';

export type ProgramList = {
  kind: ShowKind;
  /** As the backend spells it in `moviegenre`. */
  genre?: string;
  onlyToday?: true;
};

/** The lists of the programme (requirements 2.1). */
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

/** The shows of a list at `now` (epoch ms), without the visitor's filter, and the days that it lists. */
export function showsOfList({ onlyToday }: ProgramList, read: Show[], now: number) {
  const coming = comingShows(read, now);
  const today = isoDayAt(now);
  const days: DayRange = onlyToday ? { from: today, until: today } : { from: today };
  return { coming, listed: onlyToday ? showsOfToday(coming, now) : coming, days };
}

type Listed = {
  filter: ProgramFilter;
  /** The whole list, without shows that are over. */
  coming: Show[];
  /** The shows of `coming` that belong to this list. */
  listed: Show[];
};

/** No shows at all, or none today; `undefined` if the list is not empty or a genre is chosen. */
export function emptyListReason({ filter, coming, listed }: Listed) {
  if (listed.length > 0 || filter.genre !== undefined) return undefined;
  return coming.length > 0 ? 'today' : 'all';
}
