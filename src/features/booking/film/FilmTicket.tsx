import { useId, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { countPerAdd } from '@/shop/constants';
import { paths } from '@/shop/paths';
import type { Show } from '@/domain/entities';
import { showPath } from '@/domain/links';
import { bookableDates } from '@/domain/nextDates';
import { DateChoice } from './DateChoice';
import { showSlice } from '@/features/booking/showSlice';
import { useAddToCart } from '@/features/booking/useAddToCart';
import { movedTo, problemOf, useChosenShow } from '@/features/booking/useChosenShow';
import { addTexts, choiceTexts, filmTicketTexts } from '@/features/booking/texts';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { FilmTicketPrice } from './FilmTicketPrice';
import './filmTicket.scss';

type Props = {
  shows: Show[];
  /** Shown where no date can be bought. */
  instead: ReactNode;
};

/** Sells tickets of a film: date, count, price, then the cart (requirements, "Money and cart"). */
export function FilmTicket({ shows, instead }: Props) {
  const { chosen, now, choose, readyNow, retry, cancel } = useChosenShow();
  const addToCart = useAddToCart();
  const { count } = useSelector(showSlice.selectors.selectShowState);
  const { status } = useSelector(showSlice.selectors.selectDiscount);
  const id = useId();
  const focus = useFocusFallback<HTMLSelectElement>();
  const [carried, setCarried] = useState(countPerAdd);
  const [isMissing, setIsMissing] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const isNone = chosen.state === 'none';
  const isWaiting = chosen.state === 'reading' || (chosen.state === 'ready' && status === 'checking');
  const problem = isNone && isMissing ? filmTicketTexts.missing : problemOf(chosen);
  const dates = bookableDates(shows, now);
  if (isRefused && status !== 'failed') setIsRefused(false);

  const adding = useDeferredClick(isWaiting, (isLate) => {
    // The click was for another date or price.
    if (isLate && movedTo(chosen)) return;
    if (isLate && status === 'failed') {
      setIsRefused(true);
      return;
    }
    const detail = readyNow();
    if (detail) {
      addToCart(detail);
      setIsAdded(true);
      setIsRefused(false);
      return;
    }
    if (isNone) setIsMissing(true);
    // After a deferred click the focus may be elsewhere.
    if (!isLate) focus.fallbackRef.current?.focus();
  });

  if (dates.length === 0 && isNone) return instead;

  function changeDate(show: Show | undefined) {
    adding.withdraw();
    if (chosen.state === 'ready') setCarried(count);
    setIsMissing(false);
    setIsRefused(false);
    setIsAdded(false);
    choose(show);
  }
  return (
    <section className="panel film-ticket" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{filmTicketTexts.title}</h2>
      <DateChoice
        id={id}
        field={focus.fallbackRef}
        dates={dates}
        chosen={isNone ? undefined : chosen.show}
        problem={problem}
        onChoose={changeDate}
      />
      {!isNone && (
        <FilmTicketPrice
          key={chosen.show.showId}
          chosen={chosen}
          carried={carried}
          isAwaited={adding.isDeferred}
          isRefused={isRefused}
          focus={focus}
          onRetry={retry}
          onCancel={cancel}
        />
      )}
      <div className="actions">
        <Button
          variant={isAdded ? 'outline-primary' : 'primary'}
          className={isWaiting ? 'disabled-look' : undefined}
          aria-disabled={isWaiting}
          onClick={adding.onClick}
        >
          {addTexts.kino}
        </Button>
        {isAdded && <LinkButton to={paths.cart.to()}>{choiceTexts.toCart}</LinkButton>}
        {!isNone && !problem && (
          <LinkButton to={showPath(chosen.show)} variant="outline-primary">
            {filmTicketTexts.withExtras}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
