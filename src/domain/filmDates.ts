import { comingShows } from './comingShows';
import { compareTexts } from './compareTexts';
import { sortValue } from './dates';
import type { Show } from './entities';
import { withoutDigraphs, wordsOf } from './searchWords';

const spelledPlainly = (text: string) => wordsOf(text).map(withoutDigraphs);

/** A film's name may have more words than the title, e.g. „(OmU)“; a number after the title means a sequel. */
function isTitled(name: string, title: string): boolean {
  const words = spelledPlainly(name);
  const wanted = spelledPlainly(title);
  const next = words[wanted.length] ?? '';
  return wanted.every((word, index) => words[index] === word) && !/^(?:\d|[ivx]+)$/.test(next);
}

function eachOnce(shows: Show[]): Show[] {
  const known = new Map<number, Show>();
  for (const show of shows) if (!known.has(show.showId)) known.set(show.showId, show);
  return [...known.values()];
}

/**
 * The shows of the film with this title that are not over at `now` (epoch ms), by start, in any state and each once.
 * Spelling variants match: „ZURUECK in die Zukunft“ is „Zurück in die Zukunft“.
 */
export function filmDates(shows: Show[], title: string, now: number): Show[] {
  return comingShows(eachOnce(shows), now)
    .filter(({ movie }) => movie !== undefined && isTitled(movie.movieName, title))
    .toSorted((a, b) => compareTexts(sortValue(a), sortValue(b)) || a.showId - b.showId);
}
