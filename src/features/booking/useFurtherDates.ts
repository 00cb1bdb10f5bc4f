import { useSelector } from 'react-redux';
import { kindOf } from '@/domain/cards';
import type { Show, ShowDetail } from '@/domain/entities';
import { furtherDates } from '@/domain/furtherDates';
import { laterDates, mostDates } from '@/domain/nextDates';
import type { Selection } from '@/domain/selection';
import { cartSlice } from '@/features/cart/cartSlice';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import { useNow } from '@/shared/ui/useNow';
import { isSpotMissing } from './choices';
import { currentOffer, furtherDatesSlice } from './furtherDatesSlice';

/** The later dates of a market, which of them are ticked, and what they cost together. */
export function useFurtherDates(show: ShowDetail, selection: Selection) {
  const now = useNow();
  const kind = kindOf(show);
  const list = useSelector(listsSlice.selectors.selectLists)[listId({ showtype: kind })];
  const cart = useSelector(cartSlice.selectors.selectCart);
  const state = useSelector(furtherDatesSlice.selectors.selectFurtherDates);
  const isMarket = kind === 'flohmarkt' || kind === 'automarkt';
  const isOffered = isMarket && !isSpotMissing(show, selection);
  const dates = isOffered ? laterDates(show, list ?? [], now).slice(0, mostDates) : [];
  const isInCart = ({ showId }: Show) => Object.values(cart).some((line) => line.showId === showId);
  const ticked = dates.filter((date) => state.ticked.includes(date.showId) && !isInCart(date));
  const offers = ticked.flatMap(({ showId }) => currentOffer(state, showId, selection) ?? []);
  const isUnread = offers.length < ticked.length;
  return {
    ...furtherDates(selection, offers, now),
    now,
    isOffered,
    isListed: list !== undefined,
    listed: dates,
    ticked,
    isInCart,
    isWaiting: isUnread && !state.error,
    error: isUnread ? state.error : null,
  };
}

export type ShownDates = ReturnType<typeof useFurtherDates>;
