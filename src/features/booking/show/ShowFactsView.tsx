import type { ComponentType } from 'react';
import type { Movie, Show } from '@/domain/entities';
import { showTexts } from '@/features/catalogue/texts';

type Props = {
  show: Show;
  /** An event's description. */
  Description: ComponentType<{ html: string }>;
};

export function ShowFactsView({ show: { movie, event }, Description }: Props) {
  if (movie) return <MovieFacts movie={movie} />;
  return event?.description ? <Description html={event.description} /> : null;
}

export function MovieFacts({ movie }: { movie: Movie }) {
  return (
    <>
      {movie.description && <p className="prose">{movie.description}</p>}
      {movie.producer && <p className="soft">{showTexts.producer(movie.producer)}</p>}
      {movie.actors && <p className="soft">{showTexts.cast(movie.actors)}</p>}
    </>
  );
}

export function DescriptionSkeleton() {
  return <div className="description-skeleton" aria-hidden="true" />;
}
