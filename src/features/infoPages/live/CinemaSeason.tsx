import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import { isPlaceholderDate } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import type { ShowListQuery } from '@/features/catalogue/api';
import { useList } from '@/features/catalogue/useList';
import { pageTexts } from '@/features/infoPages/parts/partTexts';
import { useNow } from '@/shared/ui/useNow';

const { over, programme } = pageTexts.cinemaSeason;

function isFilmToCome(shows: Show[], now: number): boolean {
  const films = shows.filter((show) => kindOf(show) === 'kino' && !isPlaceholderDate(show.date));
  return comingShows(films, now).length > 0;
}

/**
 * That the season is over is said only once the programme is known to have no film with a date. Each text has its room
 * from the start, so that nothing moves.
 */
export function CinemaSeason({ list }: { list: ShowListQuery }) {
  const now = useNow();
  const { data: shows } = useList(list, { isOnce: true });
  const isOver = shows !== undefined && !isFilmToCome(shows, now);
  return (
    <dd className="page-season">
      <span className={isOver ? undefined : 'page-season-other'}>{over}</span>
      <span className={isOver ? 'page-season-other' : undefined}>{programme}</span>
    </dd>
  );
}
