import type { MarketEvent, Movie, Show } from '@/domain/entities';
import { showTexts } from '@/texts/show';
import { lazyPart } from '@/ui/lazyPart';

// Not within a Suspense of its own: page and description appear together, and nothing moves.
const SafeHtml = lazyPart(async () => (await import('@/ui/SafeHtml')).SafeHtml);

/** What a visitor wants to know before buying. */
export function ShowFacts({ show }: { show: Show }) {
  if (show.movie) return <MovieFacts movie={show.movie} />;
  if (show.event) return <EventFacts event={show.event} />;
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

function EventFacts({ event }: { event: MarketEvent }) {
  return event.description ? <SafeHtml html={event.description} /> : null;
}
