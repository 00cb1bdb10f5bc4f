import type { Show, ShowKind } from '@/domain/entities';

type Answer = { dataEntries: Show[]; publicEvents: Show[] };

/**
 * The shows of an answer about one kind, or about all. Public events stand in a field of their own (backend, "Shows"),
 * which their list and that of all kinds hold.
 */
export function listedShows({ dataEntries, publicEvents }: Answer, kind: ShowKind | undefined): Show[] {
  if (kind !== 'publicevent' && kind !== undefined) return dataEntries;
  const known = new Set(dataEntries.map(({ showId }) => showId));
  return [...dataEntries, ...publicEvents.filter(({ showId }) => !known.has(showId))];
}
