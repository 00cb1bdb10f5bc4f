import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchShows } from '@/features/catalogue/showsApi';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import { favouriteToggled, type WishlistItem } from '@/features/account/wishlistSlice';
import { useNow } from '@/shared/ui/useNow';
import { Completion } from '@/shared/ui/Completion';
import { useKnownShows } from '@/features/catalogue/useKnownShows';
import { favouritesTexts } from '@/features/account/favouritesTexts';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { listedFilms } from './favouriteFilm';
import { FavouriteRow } from './FavouriteRow';

const query = { showtype: 'kino' } as const;

export function FavouriteList({ items }: { items: WishlistItem[] }) {
  const dispatch = useDispatch();
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const isRead = useSelector(listsSlice.selectors.selectLists)[listId(query)] !== undefined;
  const error = useSelector(listsSlice.selectors.selectErrors)[listId(query)] ?? null;
  const known = useKnownShows();
  const load = () => dispatch(fetchShows.start(query));
  useRouteLifecycle('favourites', load, () => dispatch(fetchShows.reset()));

  const newestFirst = items.toReversed();
  const ids = items.map(({ id }) => id);
  const films = listedFilms(known(), ids, now);

  /** The row is removed with its button, so the focus moves to the next row, or to the heading. */
  function remove(item: WishlistItem) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
    const index = newestFirst.indexOf(item);
    const next = buttons[index + 1] ?? buttons[index - 1];
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    dispatch(favouriteToggled(item));
  }

  return (
    <>
      <ul ref={list} className="favourites">
        {newestFirst.map((item) => (
          <FavouriteRow
            key={item.id}
            item={item}
            film={films.get(item.id)}
            now={now}
            isLoaded={isRead}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      <Completion
        texts={favouritesTexts.dates}
        isComplete={isRead && !error}
        error={error}
        onRetry={load}
        onCancel={() => dispatch(fetchShows.cancel())}
      />
    </>
  );
}
