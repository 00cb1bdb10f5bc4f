import type { Show, ShowKind } from '@/domain/entities';

type Answer = { dataEntries: Show[]; publicEvents: Show[] };

/**
 * The shows of a response for one kind, or for all if `kind` is undefined. Public events are a separate field (backend,
 * "Shows").
 */
export function listedShows({ dataEntries, publicEvents }: Answer, kind: ShowKind | undefined): Show[] {
  if (kind !== 'publicevent' && kind !== undefined) return dataEntries;
  const known = new Set(dataEntries.map(({ showId }) => showId));
  return [...dataEntries, ...publicEvents.filter(({ showId }) => !known.has(showId))];
}
