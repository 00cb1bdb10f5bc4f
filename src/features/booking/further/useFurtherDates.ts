import { useSelector } from 'react-redux';
import { kindOf } from '@/domain/cards';
import type { Show, ShowDetail } from '@/domain/entities';
import { furtherDates } from '@/domain/furtherDates';
import { laterDates, mostDates } from '@/domain/nextDates';
import type { Choice } from '@/domain/selection';
import { cartSlice } from '@/features/cart/cartSlice';
import { useList } from '@/features/catalogue/useList';
import { discountPause } from '@/shop/constants';
import { useRead } from '@/shared/request/useRead';
import { useNow } from '@/shared/ui/useNow';
import { isSpotMissing } from '@/features/booking/choices';
import { currentOffer, furtherDatesSlice, furtherQuery, readFurtherDates } from './furtherDatesSlice';

/** Offers are kept by date, not by request. */
const unread = () => undefined;

/** The later dates of a market, which of them are ticked, and what they cost together. */
export function useFurtherDates(show: ShowDetail, choice: Choice) {
  const { selection } = choice;
  const now = useNow();
  const kind = kindOf(show);
  const list = useList({ showtype: kind }, { isOnce: true });
  const cart = useSelector(cartSlice.selectors.selectCart);
  const state = useSelector(furtherDatesSlice.selectors.selectFurtherDates);
  const isMarket = kind === 'flohmarkt' || kind === 'automarkt';
  const isOffered = isMarket && !isSpotMissing(show, selection);
  const dates = isOffered ? laterDates(show, list.data ?? [], now).slice(0, mostDates) : [];
  const isInCart = ({ showId }: Show) => Object.values(cart).some((line) => line.showId === showId);
  const ticked = dates.filter((date) => state.ticked.includes(date.showId) && !isInCart(date));
  const offers = ticked.flatMap(({ showId }) => currentOffer(state, showId, selection) ?? []);
  const isUnread = offers.length < ticked.length;
  // Several ticks in a row are one request.
  const read = useRead(readFurtherDates, furtherQuery(state, choice), unread, { pauseMs: discountPause });
  return {
    ...furtherDates(choice, offers, now),
    now,
    isOffered,
    list,
    listed: dates,
    ticked,
    isInCart,
    isWaiting: isUnread && !read.error,
    error: isUnread ? read.error : null,
    retry: read.retry,
    cancel: read.cancel,
  };
}

export type ShownDates = ReturnType<typeof useFurtherDates>;
