import type { Announcement } from '../../../src/shop/announcements';
import { paths } from '../../../src/shop/paths';
import { clockOf, dateOf, viennaTime } from '../clock';
import { currentShows, refusalFor } from './programme';
import type { SandboxDatabase, ShowRecord } from './types';

const moment = (time: number) => `${dateOf(time)} ${clockOf(time)}`;

function aboutFilm(
  { movies }: SandboxDatabase,
  { showId, movieId, start, end }: ShowRecord,
  level: Announcement['level'],
  news: string,
): Announcement {
  const name = movies.find((movie) => movie.movieId === movieId)?.movieName ?? '';
  return {
    text: `„${name}“ am ${dateOf(start)} ${news}`,
    level,
    until: moment(end),
    shows: [String(showId)],
  };
}

/** One of each level: the next film that can be booked does not take place, the one after it starts later. */
function examples(database: SandboxDatabase): Announcement[] {
  const films = currentShows(database, false).filter(
    (show) => show.kind === 'kino' && refusalFor(database, show) === undefined,
  );
  const later = (start: number) => clockOf(start + 30 * 60_000);
  return [
    ...films.slice(0, 1).map((show) => aboutFilm(database, show, 'cancelled', 'entfällt wegen Sturm.')),
    ...films
      .slice(1, 2)
      .map((show) => aboutFilm(database, show, 'changed', `beginnt erst um ${later(show.start)} Uhr.`)),
    {
      text: 'Die Zufahrt zu den Märkten ist heute nur von Norden möglich.',
      level: 'info',
      until: moment(viennaTime(database.now(), 1, '00:00')),
      kinds: ['flohmarkt', 'automarkt'],
      link: paths.flohmarktArrival.to(),
    },
  ];
}

/** What the host's file contains; until it is set, the scenario decides. */
export function announcementsOf(database: SandboxDatabase): Announcement[] {
  return database.announcements ?? (database.scenario === 'announcements' ? examples(database) : []);
}
