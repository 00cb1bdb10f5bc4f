import type { Movie, Show } from './entities';

/** What a show is called on screen. */
export function showName({
  showName: own,
  movie,
  event,
}: Pick<Show, 'showName' | 'movie' | 'event'>): string {
  return movie?.movieName ?? own ?? event?.eventName ?? '';
}

/** A film's poster: the backend gives folder and file apart (contract, "Image addresses"). */
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
