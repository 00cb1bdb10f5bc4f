import { useSelector } from 'react-redux';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import { isPlaceholderDate } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import type { ShowListQuery } from '@/features/catalogue/calls';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import { useList } from '@/features/catalogue/useList';
import { pageTexts } from '@/features/infoPages/parts/partTexts';
import { useNow } from '@/shared/ui/useNow';
import { pageLists } from './pageLists';

const { over, programme } = pageTexts.cinemaSeason;

function isFilmToCome(shows: Show[], now: number): boolean {
  const films = shows.filter((show) => kindOf(show) === 'kino' && !isPlaceholderDate(show.date));
  return comingShows(films, now).length > 0;
}

type Props = {
  /** The list of the page that says so; a page without one reads the films. */
  list?: ShowListQuery | undefined;
};

/**
 * That the season is over is said only once the programme is known to have no film with a date. Each text has its room
 * from the start, so that nothing moves.
 */
export function CinemaSeason({ list }: Props) {
  const now = useNow();
  const lists = useSelector(listsSlice.selectors.selectLists);
  const own = useList(list ? undefined : pageLists.kino.query, { isOnce: true });
  const shows = list ? lists[listId(list)] : own.data;
  const isOver = shows !== undefined && !isFilmToCome(shows, now);
  return (
    <dd className="page-season">
      <span className={isOver ? undefined : 'page-season-other'}>{over}</span>
      <span className={isOver ? 'page-season-other' : undefined}>{programme}</span>
    </dd>
  );
}
