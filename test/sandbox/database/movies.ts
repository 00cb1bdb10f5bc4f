import { classicFilms } from './classicFilms';
import { announcedFilms, childrensFilms } from './otherFilms';
import type { MovieRecord } from './types';

/** Ids are indices from 1, so that they are the same in every run. */
export function buildMovies(): MovieRecord[] {
  return [...classicFilms, ...childrensFilms, ...announcedFilms].map(
    ({ slug, name, imageName, price = 1250, ...rest }, index) => ({
      ...rest,
      movieId: index + 1,
      movieName: name,
      urlIdentifier: slug,
      imageName: imageName ?? `${slug}.svg`,
      price,
    }),
  );
}
