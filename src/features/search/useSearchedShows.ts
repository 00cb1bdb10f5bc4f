import { useState } from 'react';
import type { Show } from '@/domain/entities';
import { useKnownAsOf, useKnownShows } from '@/features/catalogue/useKnownShows';
import { useList, wholeProgram } from '@/features/catalogue/useList';
import type { Read } from '@/shared/request/useRead';

export type SearchedShows = Omit<Read<Show[]>, 'data'> & { shows: readonly Show[]; isRead: boolean };

/** The whole programme; until it is loaded, the shows that other lists have loaded. */
export function useSearchedShows(): SearchedShows {
  const { data, ...read } = useList(wholeProgram);
  const knownShows = useKnownShows();
  const [known] = useState(() => [...knownShows()]);
  const knownAsOf = useKnownAsOf((show) => known.includes(show));
  const isRead = data !== undefined;
  return { ...read, shows: data ?? known, isRead, asOf: isRead ? read.asOf : knownAsOf };
}
