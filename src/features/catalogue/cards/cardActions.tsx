import { eventCardState, hasLaterShows, movieCardState } from '@/domain/cards';
import type { Show, Movie } from '@/domain/entities';
import { detailPath, moviePath } from '@/domain/links';
import { bookingTexts, cardTexts, stateTexts } from '@/features/catalogue/cardTexts';
import { Button } from '@/shared/ui/Button';

/** Screen readers also get the context that the card shows visually. */
const label = (text: string, context: string) => (
  <>
    <span>{text}</span>
    <span className="visually-hidden">{`: ${context}`}</span>
  </>
);

/** A plain link, handled by `usePlainLinks`: the router's `Link` is too slow for a long list. */
const link = (to: string, text: string, context: string, variant = 'primary') => (
  <a href={to} className={`btn btn-${variant}`}>
    {label(text, context)}
  </a>
);

const state = (text: string) => <Button disabled>{text}</Button>;

/** Requirements, "Card button state (events)". */
function eventActions(show: Show, context: string) {
  const cardState = eventCardState(show);
  if (cardState !== 'bookable') return state(stateTexts[cardState]);
  return link(detailPath(show), bookingTexts[show.event?.eventType ?? 'flohmarkt'], context);
}

type OnRemind = ((movieId: number) => void) | undefined;

const remind = ({ movieId, movieName }: Movie, onRemind: OnRemind, variant = 'primary') => (
  <Button variant={variant} disabled={!onRemind} onClick={() => onRemind?.(movieId)}>
    {label(cardTexts.remind, movieName)}
  </Button>
);

/** Requirements, "Card button state (movies)". */
function movieActions(show: Show, movie: Movie, context: string, onRemind: OnRemind) {
  const { movieName } = movie;
  const toMovie = moviePath(show) ?? detailPath(show);
  const cardState = movieCardState(show);
  switch (cardState) {
    case 'unscheduled':
      return remind(movie, onRemind);
    case 'soldOut':
      return (
        <>
          {state(stateTexts.soldOut)}
          {hasLaterShows(show) && link(toMovie, cardTexts.otherDates, movieName, 'outline-primary')}
          {remind(movie, onRemind, 'outline-primary')}
        </>
      );
    case 'futureSales':
      return hasLaterShows(show)
        ? link(toMovie, cardTexts.movieDetails, movieName)
        : state(stateTexts.futureSales);
    case 'changed':
    case 'cancelled':
      return state(stateTexts[cardState]);
    case 'bookable':
      return link(detailPath(show), cardTexts.ticketsAndInfo, context);
  }
}

/** The buttons of a card. No components, because cards are many (`docs/decisions/0010-long-lists.md`). */
export function cardActions(show: Show, context: string, onRemind: OnRemind) {
  return show.movie ? movieActions(show, show.movie, context, onRemind) : eventActions(show, context);
}
