import { useState } from 'react';
import type { Show } from '@/domain/entities';
import { useKnownShows } from '@/features/catalogue/useKnownShows';
import { useList, wholeProgram } from '@/features/catalogue/useList';
import type { Read } from '@/shared/request/useRead';

export type SearchedShows = Omit<Read<Show[]>, 'data'> & { shows: readonly Show[]; isRead: boolean };

/** The whole programme; until it is loaded, the shows that other lists have loaded. */
export function useSearchedShows(): SearchedShows {
  const { data, ...read } = useList(wholeProgram);
  const knownShows = useKnownShows();
  const [known] = useState(() => [...knownShows()]);
  return { ...read, shows: data ?? known, isRead: data !== undefined };
}
