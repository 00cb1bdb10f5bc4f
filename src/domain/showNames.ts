import type { MarketEvent, Movie, Show } from './entities';

/** What carries a show's name. */
export type Named = {
  showName?: string | undefined;
  movie?: Pick<Movie, 'movieName'> | undefined;
  event?: Pick<MarketEvent, 'eventName'> | undefined;
};

/** What a show is called, in the programme, on its page and in the cart. */
export function showName({ showName: own, movie, event }: Named): string {
  return movie?.movieName ?? own ?? event?.eventName ?? '';
}

/** A film's poster: the backend gives folder and file apart (backend, "Image addresses"). */
export function moviePicture({
  imagePath,
  imageName,
}: Pick<Movie, 'imagePath' | 'imageName'>): string | undefined {
  return imageName === undefined ? undefined : `${imagePath ?? ''}${imageName}`;
}

/** The picture of a show's film or event. */
export function showPicture({ movie, event }: Pick<Show, 'movie' | 'event'>): string | undefined {
  return movie ? moviePicture(movie) : event?.thumbImage;
}
