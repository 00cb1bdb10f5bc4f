import type { Show } from '@/domain/entities';
import { isId, showAnchor } from '@/domain/links';

/** The show that `selectshow` names (requirements 2.4): by id, anchor (`show-305`) or url identifier. */
export function selectedShow(shows: readonly Show[], wanted: string): Show | undefined {
  if (isId(wanted)) return shows.find(({ showId }) => String(showId) === wanted);
  return (
    shows.find(({ showId }) => showAnchor(showId) === wanted) ??
    shows.find(({ urlIdentifier }) => urlIdentifier !== undefined && urlIdentifier === wanted)
  );
}
