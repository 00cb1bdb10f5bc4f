import { isoDayOf, placeholderTime, vienna, viennaTime } from '../clock';
import { filmPlan, placeholderPlan, type PlannedFilm } from './filmPlan';
import { childrensFilmProductIds, filmPackages, filmProductIds } from './products';
import { stockKey } from './stock';
import { usualFlags, type MovieRecord, type ShowRecord } from './types';

const filmLength = 135 * 60_000;
const lastHourForTonight = 19;
const usualTickets = 80;
const usualRadios = 10;
const firstRow = 6;

type Built = { shows: ShowRecord[]; stock: Record<string, number> };

function movieOf(movies: MovieRecord[], slug: string): MovieRecord {
  const movie = movies.find(({ urlIdentifier }) => urlIdentifier === slug);
  if (!movie) throw new Error(`the plan names an unknown film: ${slug}`);
  return movie;
}

function filmShow(movie: MovieRecord, showId: number, start: number): ShowRecord {
  const isForChildren = movie.genres.includes('kinder');
  return {
    showId,
    start,
    end: start + filmLength,
    kind: 'kino',
    movieId: movie.movieId,
    location: isForChildren ? 'Kleine Leinwand' : 'Große Leinwand',
    timeSlot: vienna(start).getHours() < 20 ? 'Nachmittag' : 'Abend',
    productIds: isForChildren ? childrensFilmProductIds : filmProductIds,
    packages: isForChildren ? [] : filmPackages,
    listed: true,
    ...usualFlags,
  };
}

function plannedShow(planned: PlannedFilm, movie: MovieRecord, showId: number, now: number): ShowRecord {
  const { day, clock, film: _film, showId: _showId, stock: _stock, ...facts } = planned;
  const show = filmShow(movie, showId, viennaTime(now, day, clock));
  return {
    ...show,
    ...facts,
    // Every fourth show has no identifier, so that links by id are covered.
    ...(showId % 4 === 3 ? {} : { urlIdentifier: `${movie.urlIdentifier}-${isoDayOf(show.start)}` }),
  };
}

/** Tonight's show is included while it can still be bought. */
export function buildFilmShows(movies: MovieRecord[], now: number): Built {
  const isTonightOpen = vienna(now).getHours() < lastHourForTonight;
  const shows: ShowRecord[] = [];
  const stock: Record<string, number> = {};
  filmPlan.forEach((planned, index) => {
    if (planned.day === 0 && !isTonightOpen) return;
    const showId = planned.showId ?? 301 + index;
    shows.push(plannedShow(planned, movieOf(movies, planned.film), showId, now));
    stock[stockKey(showId)] = planned.stock ?? usualTickets;
    stock[stockKey(showId, 107)] = usualRadios;
    stock[stockKey(showId, 108)] = firstRow;
  });
  placeholderPlan.forEach(({ film, listed }, index) => {
    const show = filmShow(movieOf(movies, film), 381 + index, placeholderTime());
    shows.push({ ...show, listed, upcoming: true });
  });
  return { shows, stock };
}
