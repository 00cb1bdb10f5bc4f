import type { ComponentType } from 'react';
import type { Movie, Show } from '@/domain/entities';
import { showTexts } from '@/features/catalogue/showTexts';
import { GlanceView } from './GlanceView';

type Props = {
  show: Show;
  /** An event's description. */
  Description: ComponentType<{ html: string }>;
  /** Whether the end may still come, or came after the page was shown. */
  isEndLate: boolean;
};

export function ShowFactsView({ show, Description, isEndLate }: Props) {
  const { movie, event } = show;
  return (
    <>
      <GlanceView movie={movie} show={show} isEndLate={isEndLate} />
      {movie ? <MovieText movie={movie} /> : event?.description && <Description html={event.description} />}
    </>
  );
}

/** A film without a show. */
export function MovieFacts({ movie }: { movie: Movie }) {
  return (
    <>
      <GlanceView movie={movie} />
      <MovieText movie={movie} />
    </>
  );
}

function MovieText({ movie }: { movie: Movie }) {
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
