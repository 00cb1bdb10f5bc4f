import { eventCardState, hasLaterShows, movieCardState } from '@/domain/cards';
import type { Show, Movie } from '@/domain/entities';
import { detailPath, moviePath } from '@/domain/links';
import { bookingTexts, cardTexts, stateTexts } from '@/features/catalogue/cardTexts';
import { Button } from '@/shared/ui/Button';

type CardLabelProps = { text: string; context: string };

/** Screen readers also get the context that the card shows visually. */
function CardLabel({ text, context }: CardLabelProps) {
  return (
    <>
      <span>{text}</span>
      <span className="visually-hidden">{`: ${context}`}</span>
    </>
  );
}

type CardLinkProps = { to: string; text: string; context: string; variant?: 'primary' | 'outline-primary' };

/** A plain link, handled by `usePlainLinks`: the router's `Link` is too slow for a long list. */
function CardLink({ to, text, context, variant = 'primary' }: CardLinkProps) {
  return (
    <a href={to} className={`btn btn-${variant}`}>
      <CardLabel text={text} context={context} />
    </a>
  );
}

/** The button of an event's card (requirements, "Card button state (events)"). */
export function EventActions({ show, context }: { show: Show; context: string }) {
  const state = eventCardState(show);
  if (state !== 'bookable') return <Button disabled>{stateTexts[state]}</Button>;
  const text = bookingTexts[show.event?.eventType ?? 'flohmarkt'];
  return <CardLink to={detailPath(show)} text={text} context={context} />;
}

type MovieActionsProps = {
  show: Show;
  movie: Movie;
  context: string;
  onRemind?: ((movieId: number) => void) | undefined;
};

/** The buttons of a film's card (requirements, "Card button state (movies)"). */
export function MovieActions({ show, movie, context, onRemind }: MovieActionsProps) {
  const toMovie = moviePath(show) ?? detailPath(show);
  switch (movieCardState(show)) {
    case 'unscheduled':
      return (
        <Button disabled={!onRemind} onClick={() => onRemind?.(movie.movieId)}>
          <CardLabel text={cardTexts.remind} context={movie.movieName} />
        </Button>
      );
    case 'soldOut':
      return (
        <>
          <Button disabled>{stateTexts.soldOut}</Button>
          {hasLaterShows(show) && (
            <CardLink
              to={toMovie}
              text={cardTexts.otherDates}
              context={movie.movieName}
              variant="outline-primary"
            />
          )}
        </>
      );
    case 'futureSales':
      return hasLaterShows(show) ? (
        <CardLink to={toMovie} text={cardTexts.movieDetails} context={movie.movieName} />
      ) : (
        <Button disabled>{stateTexts.futureSales}</Button>
      );
    case 'bookable':
      return <CardLink to={detailPath(show)} text={cardTexts.ticketsAndInfo} context={context} />;
  }
}
