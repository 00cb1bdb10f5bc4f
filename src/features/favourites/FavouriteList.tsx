import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { AsOf } from '@/features/connection/AsOf';
import { useList } from '@/features/catalogue/useList';
import { favouriteToggled, type WishlistItem } from '@/features/account/wishlistSlice';
import { useNow } from '@/shared/ui/useNow';
import { Completion } from '@/shared/ui/Completion';
import { useKnownAsOf, useKnownShows } from '@/features/catalogue/useKnownShows';
import { favouritesTexts } from './texts';
import { currentShows, listedFilms } from './favouriteFilm';
import { FavouriteRow } from './FavouriteRow';
import { focusHeading } from '@/shared/browser/focusHeading';

const query = { showtype: 'kino' } as const;

export function FavouriteList({ items }: { items: WishlistItem[] }) {
  const dispatch = useDispatch();
  const rows = useRef<HTMLUListElement>(null);
  const now = useNow();
  const read = useList(query);
  const isRead = read.data !== undefined;
  const known = useKnownShows();

  const newestFirst = items.toReversed();
  const ids = items.map(({ id }) => id);
  const list = read.isLoading || read.error ? undefined : read.data;
  const films = listedFilms(list ? currentShows(list, known()) : known(), ids, now);
  const knownAsOf = useKnownAsOf(({ movie }) => movie !== undefined && ids.includes(movie.movieId));

  /** The row is removed with its button, so the focus moves to the next row, or to the heading. */
  function remove(item: WishlistItem) {
    const buttons = [...(rows.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
    const index = newestFirst.indexOf(item);
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else focusHeading();
    dispatch(favouriteToggled(item));
  }

  return (
    <>
      <AsOf moment={isRead ? read.asOf : knownAsOf} />
      <ul ref={rows} className="favourites">
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
      <Completion read={read} texts={favouritesTexts.dates} isComplete={isRead && !read.error} />
    </>
  );
}
