import Button from 'react-bootstrap/Button';
import { movieCardState } from '@/domain/cards';
import type { Movie, Show } from '@/domain/entities';
import { detailPath, moviePath } from '@/domain/links';
import { cardTexts } from '@/texts/program';
import { LinkButton } from '@/ui/LinkButton';
import { CardLabel } from './CardLabel';

type Props = {
  show: Show;
  movie: Movie;
  context: string;
  onRemind?: ((movieId: number) => void) | undefined;
};

/** The buttons of a film's card (specification section 4, "Card button state (movies)"). */
export function MovieActions({ show, movie, context, onRemind }: Props) {
  const state = movieCardState(show);
  const toMovie = moviePath(show) ?? detailPath(show);
  switch (state.kind) {
    case 'remind':
      return (
        <Button disabled={!onRemind} onClick={() => onRemind?.(movie.movieId)}>
          <CardLabel text={cardTexts.remind} context={movie.movieName} />
        </Button>
      );
    case 'soldOut':
      return (
        <>
          <Button disabled>{cardTexts.soldOut}</Button>
          {state.laterShows && (
            <LinkButton to={toMovie} variant="outline-primary">
              <CardLabel text={cardTexts.otherDates} context={movie.movieName} />
            </LinkButton>
          )}
        </>
      );
    case 'futureSales':
      return state.laterShows ? (
        <LinkButton to={toMovie}>
          <CardLabel text={cardTexts.movieDetails} context={movie.movieName} />
        </LinkButton>
      ) : (
        <Button disabled>{cardTexts.salesSoon}</Button>
      );
    case 'bookable':
      return (
        <LinkButton to={detailPath(show)}>
          <CardLabel text={cardTexts.ticketsAndInfo} context={context} />
        </LinkButton>
      );
  }
}
