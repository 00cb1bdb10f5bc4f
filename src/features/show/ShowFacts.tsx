import { Suspense } from 'react';
import type { MarketEvent, Movie, Show } from '@/domain/entities';
import { showTexts } from '@/texts/show';
import { Description } from './Description';

type Props = {
  show: Show;
  /** Whether the page stands already, so that a description keeps a place; else both appear together. */
  isEarly: boolean;
};

/** What a visitor wants to know before buying. */
export function ShowFacts({ show, isEarly }: Props) {
  if (show.movie) return <MovieFacts movie={show.movie} />;
  if (show.event) return <EventFacts event={show.event} isEarly={isEarly} />;
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

/** Holds the place of a description while what cleans it is on the way. */
export function DescriptionPlace() {
  return <div className="description-place" aria-hidden="true" />;
}

function EventFacts({ event, isEarly }: { event: MarketEvent; isEarly: boolean }) {
  if (!event.description) return null;
  if (!isEarly) return <Description html={event.description} />;
  return (
    <Suspense fallback={<DescriptionPlace />}>
      <Description html={event.description} />
    </Suspense>
  );
}
