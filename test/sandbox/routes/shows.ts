import { Hono } from 'hono';
import type { SandboxEnv } from '../environment';
import { wireMovie, wireShow, wireShowDetail } from '../wire';
import { currentShows, existingShows, upcomingShows } from '../database/programme';
import type { SandboxDatabase, ShowRecord } from '../database/types';

const isSwitchedOn = (value: string | undefined) =>
  value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());

function genresOf(database: SandboxDatabase, show: ShowRecord): string[] {
  return database.movies.find(({ movieId }) => movieId === show.movieId)?.genres ?? [];
}

const capitalised = (word: string) => word.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase());

export const showRoutes = new Hono<SandboxEnv>()
  .get('/show/getCurrentShows', (context) => {
    const database = context.get('database');
    const { showtype, moviegenre, prebooking } = context.req.query();
    const matching = currentShows(database, isSwitchedOn(prebooking)).filter(
      (show) =>
        (!showtype || show.kind === showtype) &&
        (!moviegenre || genresOf(database, show).includes(moviegenre.toLowerCase())),
    );
    const isPublic = ({ kind }: ShowRecord) => kind === 'publicevent';
    return context.json({
      dataEntries: matching.filter((show) => !isPublic(show)).map((show) => wireShow(database, show)),
      publicEvents: matching.filter(isPublic).map((show) => wireShow(database, show)),
    });
  })
  .get('/show/getShowDetailData', (context) => {
    const database = context.get('database');
    const { showid, showidentifier } = context.req.query();
    const shows = existingShows(database);
    const show =
      shows.find(({ showId }) => String(showId) === showid) ??
      shows.find(({ urlIdentifier }) => urlIdentifier !== undefined && urlIdentifier === showidentifier);
    return context.json(show ? wireShowDetail(database, show) : { products: [], productPackages: [] });
  })
  .get('/movie/getMovieDetailData', (context) => {
    const database = context.get('database');
    const { movieid, movieidentifier } = context.req.query();
    const movie =
      database.movies.find(({ movieId }) => String(movieId) === movieid) ??
      database.movies.find(({ urlIdentifier }) => urlIdentifier === movieidentifier);
    if (!movie) return context.json({ errorMessage: 'Diesen Film kennen wir nicht.' }, 404);
    const shows = currentShows(database, false).filter(({ movieId }) => movieId === movie.movieId);
    return context.json({ movie: wireMovie(movie), shows: shows.map((show) => wireShow(database, show)) });
  })
  .get('/movie/getUpcomingMovies', (context) => {
    const database = context.get('database');
    const genres = new Set(database.movies.flatMap((movie) => movie.genres));
    return context.json({
      dataEntries: upcomingShows(database).map((show) => wireShow(database, show)),
      genreEntries: [...genres].map(capitalised).sort((one, other) => one.localeCompare(other, 'de')),
    });
  });
