import { movieCardState } from '@/domain/cards';
import type { Movie, Show } from '@/domain/entities';
import { detailPath, moviePath } from '@/domain/links';
import { cardTexts } from '@/features/catalogue/programTexts';
import { Button } from '@/shared/ui/Button';
import { CardLabel } from './CardLabel';
import { CardLink } from './CardLink';

type Props = {
  show: Show;
  movie: Movie;
  context: string;
  onRemind?: ((movieId: number) => void) | undefined;
};

/** The buttons of a film's card (requirements, "Card button state (movies)"). */
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
      return state.laterShows ? (
        <CardLink to={toMovie} text={cardTexts.movieDetails} context={movie.movieName} />
      ) : (
        <Button disabled>{cardTexts.salesSoon}</Button>
      );
    case 'bookable':
      return <CardLink to={detailPath(show)} text={cardTexts.ticketsAndInfo} context={context} />;
  }
}
