import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchShows } from '@/features/catalogue/showsApi';
import type { Show } from '@/domain/entities';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import type { RequestError } from '@/shared/request/errors';
import { useKnownShows } from '@/features/catalogue/useKnownShows';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';

const everything = {};

export type SearchedShows = {
  shows: readonly Show[];
  isRead: boolean;
  /** Epoch ms, if the response was stored. */
  asOf: number | undefined;
  error: RequestError | undefined;
  load: () => void;
  cancel: () => void;
};

/** Loads the whole programme; until then, the shows that other lists have loaded. */
export function useSearchedShows(): SearchedShows {
  const dispatch = useDispatch();
  const id = listId(everything);
  const read = useSelector(listsSlice.selectors.selectLists)[id];
  const asOf = useSelector(listsSlice.selectors.selectAsOf)[id];
  const error = useSelector(listsSlice.selectors.selectErrors)[id];
  const knownShows = useKnownShows();
  const [known] = useState(() => [...knownShows()]);
  const load = () => dispatch(fetchShows.start(everything));
  useRouteLifecycle('', load, () => dispatch(fetchShows.reset()));
  return {
    shows: read ?? known,
    isRead: read !== undefined,
    asOf,
    error,
    load,
    cancel: () => dispatch(fetchShows.cancel()),
  };
}
