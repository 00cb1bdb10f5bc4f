import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { kindOf } from '@/domain/cards';
import { clockTime, dayAndMonth, nightText, untilText } from '@/domain/dateTexts';
import type { Show, ShowDetail } from '@/domain/entities';
import { followingDates, mostFollowing } from '@/domain/nextDates';
import { cartSlice } from '@/features/cart/cartSlice';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import { otherDatesSlice, readOtherDates } from './otherDatesSlice';
import { otherDatesTexts } from '@/features/booking/texts';
import { Button } from '@/shared/ui/Button';
import { useRootClass } from '@/shared/ui/useRootClass';
import { useNow } from '@/shared/ui/useNow';
import { OtherDatesOutcome, type Added } from './OtherDatesOutcome';
import './otherDates.scss';

/** The time is added only if two dates are on the same day. */
function labelOf(date: Show, dates: Show[]): string {
  const isAlone = dates.filter(({ date: day }) => day === date.date).length === 1;
  const begin = [dayAndMonth(date.date), isAlone ? '' : clockTime(date), nightText(date)];
  return [begin.filter(Boolean).join(', '), untilText(date)].filter(Boolean).join(' ');
}

/** After a stall was added: adds the same selection on the next dates of its market. */
export function OtherDates({ show, added }: { show: ShowDetail; added: Added }) {
  const dispatch = useDispatch();
  const now = useNow();
  const [clicked, setClicked] = useState<number[]>([]);
  const list = useSelector(listsSlice.selectors.selectLists)[listId({ showtype: kindOf(show) })];
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { wanted, isLoading } = useSelector(otherDatesSlice.selectors.selectOffers);
  const id = useId();
  const dates = followingDates(show, list ?? [], now, mostFollowing);
  const isShown = !['kino', 'publicevent'].includes(kindOf(show)) && dates.length > 0;
  useRootClass('with-other-dates', isShown);
  if (!isShown) return null;
  const pending = isLoading && wanted ? wanted.shows : [];
  const isPending = ({ showId }: Show) => pending.some((other) => other.showId === showId);
  const isInCart = ({ showId }: Show) => Object.values(cart).some((line) => line.showId === showId);

  // A pending date is requested again with the next one: one request, one outcome.
  function add({ showId }: Show) {
    const same = { showId, count: added.count, selection: added.selection };
    if (isLoading && wanted) dispatch(readOtherDates.reset(wanted));
    dispatch(readOtherDates.start({ shows: [...pending, same], giftCards: {} }));
    setClicked([...clicked, showId]);
  }
  return (
    <div className="other-dates" role="group" aria-labelledby={id}>
      <span id={id}>{otherDatesTexts.label}</span>
      {dates.map((date) => {
        const isDone = isInCart(date);
        const isWaiting = isPending(date);
        const label = labelOf(date, dates);
        return (
          <Button
            key={date.showId}
            variant="outline-primary"
            size="sm"
            className={isDone || isWaiting ? 'disabled-look' : undefined}
            aria-label={isDone ? otherDatesTexts.done(label) : otherDatesTexts.also(label)}
            aria-disabled={isDone || isWaiting}
            onClick={() => !isDone && !isWaiting && add(date)}
          >
            {isDone ? `✓ ${label}` : label}
          </Button>
        );
      })}
      <OtherDatesOutcome
        show={show}
        added={added}
        now={now}
        dates={dates
          .filter(({ showId }) => clicked.includes(showId))
          .map((date) => ({ date, label: labelOf(date, dates) }))}
      />
    </div>
  );
}
