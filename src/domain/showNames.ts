import type { MarketEvent, Movie, Show } from './entities';

export type Named = {
  showName?: string | undefined;
  movie?: Pick<Movie, 'movieName'> | undefined;
  event?: Pick<MarketEvent, 'eventName'> | undefined;
};

/** The display name of a show; empty if it has none. */
export function showName({ showName: own, movie, event }: Named): string {
  return movie?.movieName ?? own ?? event?.eventName ?? '';
}

/** A film's poster: the backend sends folder and file separately (backend, "Image addresses"). */
export function moviePicture({
  imagePath,
  imageName,
}: Pick<Movie, 'imagePath' | 'imageName'>): string | undefined {
  return imageName === undefined ? undefined : `${imagePath ?? ''}${imageName}`;
}

export function showPicture({ movie, event }: Pick<Show, 'movie' | 'event'>): string | undefined {
  return movie ? moviePicture(movie) : event?.thumbImage;
}
