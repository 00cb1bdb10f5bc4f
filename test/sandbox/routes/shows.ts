import { Hono } from 'hono';
import type { SandboxEnv } from '../environment';
import { wireMovie, wireShow, wireShowDetail } from '../wire';
import { currentShows, existingShows, upcomingShows } from '../world/programme';
import type { World, WorldShow } from '../world/types';

const isSwitchedOn = (value: string | undefined) =>
  value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());

function genresOf(world: World, show: WorldShow): string[] {
  return world.movies.find(({ movieId }) => movieId === show.movieId)?.genres ?? [];
}

const capitalised = (word: string) => word.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase());

export const showRoutes = new Hono<SandboxEnv>()
  .get('/show/getCurrentShows', (context) => {
    const world = context.get('world');
    const { showtype, moviegenre, prebooking } = context.req.query();
    const matching = currentShows(world, isSwitchedOn(prebooking)).filter(
      (show) =>
        (!showtype || show.kind === showtype) &&
        (!moviegenre || genresOf(world, show).includes(moviegenre.toLowerCase())),
    );
    const isPublic = ({ kind }: WorldShow) => kind === 'publicevent';
    return context.json({
      dataEntries: matching.filter((show) => !isPublic(show)).map((show) => wireShow(world, show)),
      publicEvents: matching.filter(isPublic).map((show) => wireShow(world, show)),
    });
  })
  .get('/show/getShowDetailData', (context) => {
    const world = context.get('world');
    const { showid, showidentifier } = context.req.query();
    const shows = existingShows(world);
    const show =
      shows.find(({ showId }) => String(showId) === showid) ??
      shows.find(({ urlIdentifier }) => urlIdentifier !== undefined && urlIdentifier === showidentifier);
    return context.json(show ? wireShowDetail(world, show) : { products: [], productPackages: [] });
  })
  .get('/movie/getMovieDetailData', (context) => {
    const world = context.get('world');
    const { movieid, movieidentifier } = context.req.query();
    const movie =
      world.movies.find(({ movieId }) => String(movieId) === movieid) ??
      world.movies.find(({ urlIdentifier }) => urlIdentifier === movieidentifier);
    if (!movie) return context.json({ errorMessage: 'Diesen Film kennen wir nicht.' }, 404);
    const shows = currentShows(world, false).filter(({ movieId }) => movieId === movie.movieId);
    return context.json({ movie: wireMovie(movie), shows: shows.map((show) => wireShow(world, show)) });
  })
  .get('/movie/getUpcomingMovies', (context) => {
    const world = context.get('world');
    const genres = new Set(world.movies.flatMap((movie) => movie.genres));
    return context.json({
      dataEntries: upcomingShows(world).map((show) => wireShow(world, show)),
      genreEntries: [...genres].map(capitalised).sort((one, other) => one.localeCompare(other, 'de')),
    });
  });
