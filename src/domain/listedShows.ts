import type { Show, ShowKind } from '@/domain/entities';

type ShowLists = { dataEntries: Show[]; publicEvents: Show[] };

/** The shows of one kind, or all if undefined; public events are a separate field (backend, "Shows"). */
export function listedShows({ dataEntries, publicEvents }: ShowLists, kind: ShowKind | undefined): Show[] {
  if (kind !== 'publicevent' && kind !== undefined) return dataEntries;
  const known = new Set(dataEntries.map(({ showId }) => showId));
  return [...dataEntries, ...publicEvents.filter(({ showId }) => !known.has(showId))];
}
