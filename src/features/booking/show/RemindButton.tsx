import type { Movie } from '@/domain/entities';
import { detailTexts } from '@/features/catalogue/texts';
import { Button } from '@/shared/ui/Button';

type Props = { movie: Movie; onRemind: (movieId: number) => void };

/** Opens the reminder of a film that is sold out. */
export function RemindButton({ movie, onRemind }: Props) {
  return (
    <Button variant="outline-primary" onClick={() => onRemind(movie.movieId)}>
      {detailTexts.remind}
      <span className="visually-hidden">{`: ${movie.movieName}`}</span>
    </Button>
  );
}
