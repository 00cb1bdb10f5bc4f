import { Suspense } from 'react';
import type { MarketEvent, Movie, Show } from '@/domain/entities';
import { showTexts } from '@/features/catalogue/showTexts';
import { Description } from './Description';

type Props = {
  show: Show;
  /** Whether the page was rendered before the response, so that a late description needs a skeleton. */
  hasSkeleton: boolean;
};

export function ShowFacts({ show, hasSkeleton }: Props) {
  if (show.movie) return <MovieFacts movie={show.movie} />;
  if (show.event) return <EventFacts event={show.event} hasSkeleton={hasSkeleton} />;
  return null;
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

function EventFacts({ event, hasSkeleton }: { event: MarketEvent; hasSkeleton: boolean }) {
  if (!event.description) return null;
  if (!hasSkeleton) return <Description html={event.description} />;
  return (
    <Suspense fallback={<DescriptionSkeleton />}>
      <Description html={event.description} />
    </Suspense>
  );
}
