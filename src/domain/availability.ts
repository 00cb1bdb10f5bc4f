import { cardRules, cardState, pastFilm, type CardState } from './cards';
import { isOver, isPlaceholderDate } from './dates';
import type { Show } from './entities';

export type Unavailability = 'over' | Exclude<CardState, 'bookable'>;

/** Why a show cannot be added to the cart at `now` (epoch ms); `undefined` if it can (requirements 4). */
export function unavailability(show: Show, now: number): Unavailability | undefined {
  if (show.showType === pastFilm || isOver(show, now)) return 'over';
  if (isPlaceholderDate(show.date)) return 'unscheduled';
  const state = cardState(show);
  if (state !== 'bookable') return state;
  return show.futureSales ? 'futureSales' : undefined;
}

/** Whether visitors can come to a show with this unavailability. */
export function takesPlace(reason: Unavailability | undefined): boolean {
  return reason === undefined || (reason !== 'over' && cardRules[reason].takesPlace);
}
