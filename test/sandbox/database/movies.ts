import { classicFilms } from './classicFilms';
import { announcedFilms, childrensFilms } from './otherFilms';
import type { MovieRecord } from './types';

/** The films; ids count from 1 in this order, so that they stay the same from run to run. */
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
