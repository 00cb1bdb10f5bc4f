import { eventCardState, movieCardState, pastFilm } from './cards';
import { isOver, isPlaceholderDate } from './dates';
import type { Show } from './entities';

export type Unavailability =
  'over' | 'unscheduled' | 'soldOut' | 'presaleStopped' | 'futureSales' | 'onSiteOnly' | 'closed';

/** Why a show cannot be added to the cart at `now` (epoch ms); `undefined` if it can (requirements 4). */
export function unavailability(show: Show, now: number): Unavailability | undefined {
  if (show.showType === pastFilm || isOver(show, now)) return 'over';
  if (isPlaceholderDate(show.date)) return 'unscheduled';
  const { kind } = show.movie ? movieCardState(show) : eventCardState(show);
  if (kind === 'onSiteOnly' || kind === 'closed') return kind;
  if (kind === 'soldOut') return show.movie ? 'soldOut' : 'presaleStopped';
  return show.futureSales ? 'futureSales' : undefined;
}
