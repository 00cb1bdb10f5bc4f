import { useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useDispatch, useSelector } from 'react-redux';
import { fetchShowDetail } from '@/api/shows';
import { paths } from '@/config/paths';
import { unavailability, type Unavailability } from '@/domain/availability';
import type { Show } from '@/domain/entities';
import { detailPath } from '@/domain/links';
import { bookableDates } from '@/domain/nextDates';
import { DateChoice } from '@/features/movie/DateChoice';
import { isShow, selectionTaken, showOpened, showSlice } from '@/features/show/showSlice';
import type { RequestError } from '@/request/errors';
import { filmTicketTexts } from '@/texts/detail';
import { addTexts, showTexts } from '@/texts/show';
import { LinkButton } from '@/ui/LinkButton';
import { useOpened } from '@/ui/useOpened';
import { FilmTicketPrice } from './FilmTicketPrice';
import { useAddToCart } from './useAddToCart';

/** An answer about another show is none: the ticket is for the date that was chosen. */
const otherShow: RequestError = { kind: 'notFound' };

function problemOf(
  reason: Unavailability | undefined,
  error: RequestError | null,
  isMissing: boolean,
): string | undefined {
  if (isMissing) return filmTicketTexts.missing;
  if (reason) return filmTicketTexts.unavailable(showTexts.unavailable[reason]);
  if (error?.kind === 'notFound') return filmTicketTexts.gone;
  return undefined;
}

/** A ticket of a film: its date first, then its price, then the way into the cart (rulings, "Money and cart"). */
export function FilmTicket({ shows }: { shows: Show[] }) {
  const dispatch = useDispatch();
  const addToCart = useAddToCart();
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const known = useSelector(showSlice.selectors.selectShowState);
  const [chosen, setChosen] = useState<Show>();
  const [seenAt, setSeenAt] = useState(() => Date.now());
  const [isMissing, setIsMissing] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);
  const [addedId, setAddedId] = useState<number>();
  useOpened(
    '',
    () => undefined,
    () => dispatch(fetchShowDetail.reset()),
  );

  const reference = chosen && { showId: chosen.showId, showIdentifier: chosen.urlIdentifier };
  const isCurrent = reference && isShow(known, reference) && !(known.forceReload && known.isLoading);
  const answer = isCurrent && !known.error ? known.show : null;
  const isOther = answer !== null && answer.showId !== chosen?.showId;
  const detail = answer && !isOther ? answer : undefined;
  const error = isOther ? otherShow : chosen && !detail ? known.error : null;
  const reason = detail && unavailability(detail, seenAt);
  const isAsking = known.discount.status === 'asking';
  const isWaiting = chosen !== undefined && !error && (!detail || (!reason && isAsking));
  const problem = problemOf(reason, error, isMissing && !chosen);
  const dates = bookableDates(shows, seenAt);
  if (isAwaited && !isWaiting) setIsAwaited(false);
  if (dates.length === 0 && !chosen) return null;

  function read(show: Show) {
    dispatch(showOpened({ showId: show.showId, showIdentifier: show.urlIdentifier }));
  }
  function choose(show: Show | undefined) {
    setChosen(show);
    setIsMissing(false);
    setAddedId(undefined);
    setSeenAt(Date.now());
    if (!show) {
      dispatch(fetchShowDetail.reset());
      return;
    }
    // What was chosen on the show's own page is not part of a ticket from here.
    if (isShow(known, { showId: show.showId })) dispatch(selectionTaken());
    read(show);
  }
  function add() {
    const now = Date.now();
    setSeenAt(now);
    if (!chosen) setIsMissing(true);
    if (isWaiting) {
      setIsAwaited(true);
    } else if (detail && !unavailability(detail, now)) {
      addToCart(detail);
      setAddedId(detail.showId);
    } else {
      field.current?.focus();
    }
  }
  const isAdded = chosen !== undefined && addedId === chosen.showId;
  return (
    <section className="panel film-ticket" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{filmTicketTexts.title}</h2>
      <DateChoice id={id} field={field} dates={dates} chosen={chosen} problem={problem} onChoose={choose} />
      {chosen && (
        <FilmTicketPrice
          key={chosen.showId}
          show={chosen}
          detail={reason ? undefined : detail}
          error={error?.kind === 'notFound' ? null : error}
          isLoading={!detail && !error}
          isAwaited={isAwaited}
          onPressed={() => field.current?.focus()}
          onRetry={() => read(chosen)}
        />
      )}
      <div className="actions">
        <Button
          variant={isAdded ? 'outline-primary' : 'primary'}
          className={isWaiting ? 'disabled-look' : undefined}
          aria-disabled={isWaiting}
          onClick={add}
        >
          {addTexts.kino}
        </Button>
        {isAdded && <LinkButton to={paths.cart.to()}>{showTexts.toCart}</LinkButton>}
        {chosen && !problem && (
          <LinkButton to={detailPath(chosen)} variant="outline-primary">
            {filmTicketTexts.withExtras}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
