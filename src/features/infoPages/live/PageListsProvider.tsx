import { createContext, startTransition, useContext, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShowListQuery } from '@/features/catalogue/calls';
import { fetchShows } from '@/features/catalogue/showsApi';
import type { Show } from '@/domain/entities';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import type { RequestError } from '@/shared/request/errors';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { pageLists, type PageListName } from './pageLists';
import { createPageMarket, MarketContext } from './pageMarket';
import type { ReadStatus } from './ReadState';

type Failed = Readonly<Record<string, RequestError>>;
type Queue = {
  /** The first without response and error is loaded. */
  requested: readonly ShowListQuery[];
  failed: Failed;
  /** Number of retries: each one restarts a pending request. */
  retries: number;
};

type Lists = {
  request: (query: ShowListQuery) => void;
  retry: (query: ShowListQuery) => void;
  cancel: (query: ShowListQuery) => void;
};

const ListsContext = createContext<Lists | undefined>(undefined);
const FailedContext = createContext<Failed>({});

const without = (requested: Queue['requested'], id: string) =>
  requested.filter((query) => listId(query) !== id);

/**
 * Loads the lists that the parts of a page request, one after the other, because a second read aborts the
 * first. Lists in the store are not loaded again.
 */
export function PageListsProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const lists = useSelector(listsSlice.selectors.selectLists);
  const errors = useSelector(listsSlice.selectors.selectErrors);
  const [queue, setQueue] = useState<Queue>({ requested: [], failed: {}, retries: 0 });
  const { requested, failed, retries } = queue;
  const current = requested.find((query) => !lists[listId(query)] && !failed[listId(query)]);
  const currentId = current ? listId(current) : '';
  const error = errors[currentId];
  // The next request resets the store's errors, so they are stored here.
  if (error) setQueue({ ...queue, failed: { ...failed, [currentId]: error } });

  useRouteLifecycle(
    `${currentId} ${retries}`,
    () => current && dispatch(fetchShows.start(current)),
    () => dispatch(fetchShows.reset()),
  );

  // Stable: a changed context makes React discard prerendered parts that are not hydrated.
  const [market] = useState(createPageMarket);
  const [listActions] = useState<Lists>(() => ({
    request(query) {
      const id = listId(query);
      const isRequested = ({ requested: known }: Queue) => known.some((other) => listId(other) === id);
      startTransition(() =>
        setQueue((known) =>
          isRequested(known) ? known : { ...known, requested: [...known.requested, query] },
        ),
      );
    },
    retry(query) {
      const id = listId(query);
      setQueue((known) => ({
        requested: [query, ...without(known.requested, id)],
        failed: Object.fromEntries(Object.entries(known.failed).filter(([other]) => other !== id)),
        retries: known.retries + 1,
      }));
    },
    cancel(query) {
      setQueue((known) => ({
        ...known,
        failed: { ...known.failed, [listId(query)]: { kind: 'cancelled' } },
      }));
    },
  }));
  return (
    <ListsContext value={listActions}>
      <MarketContext value={market}>
        <FailedContext value={failed}>{children}</FailedContext>
      </MarketContext>
    </ListsContext>
  );
}

/** A list of the programme for a part of a page, loaded if the store does not have it. */
export function usePageList(name: PageListName): ReadStatus<Show[]> {
  const lists = useContext(ListsContext);
  const failed = useContext(FailedContext);
  if (!lists) throw new Error('Only the parts of a page have lists.');
  const { query } = pageLists[name];
  const id = listId(query);
  const answer = useSelector(listsSlice.selectors.selectLists)[id];
  useRouteLifecycle(
    id,
    () => lists.request(query),
    () => undefined,
  );
  return {
    answer,
    error: failed[id],
    retry: () => lists.retry(query),
    cancel: () => lists.cancel(query),
  };
}
