import { pastFilm } from '@/domain/cards';
import { isOver } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { isoDayAt } from '@/domain/isoDays';
import { daysOfShow } from '@/domain/showDays';

/**
 * The shows not over at `now` (epoch ms), in order; the same array if all are. Later days skip the slow exact check.
 */
export function comingShows(shows: Show[], now: number): Show[] {
  const today = isoDayAt(now);
  const coming = shows.filter((show) => {
    if (show.showType === pastFilm) return false;
    return (daysOfShow(show)[0] ?? today) > today || !isOver(show, now);
  });
  return coming.length === shows.length ? shows : coming;
}
