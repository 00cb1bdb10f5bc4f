import type { Movie, Show } from '@/domain/entities';
import { readDays } from '@/domain/searchedDays';
import { folded, searchedWords, withoutDigraphs, wordsOf } from '@/domain/searchWords';
import { showName } from '@/domain/showNames';
import { cleanText } from '@/shared/text/text';

export const maxSearchText = 100;

/** The search text of a typed text: trimmed; empty if it is too long. */
export function searchText(typed: string): string {
  const text = cleanText(typed);
  return text.length <= maxSearchText ? text : '';
}

/** Also without punctuation: „Spider-Man“ is found as „spiderman“. */
function searchable(texts: (string | undefined)[]): string {
  const text = folded(texts.filter(Boolean).join('\n'));
  const both = `${text}\n${text.replace(/[^\p{L}\p{N}\s]+/gu, '')}`;
  return `${both}\n${withoutDigraphs(both)}`;
}

/** From each word of a name on without blanks, one a line: „Spider Man“ is found as „spiderman“. */
function joined(names: (string | undefined)[]): string {
  return names
    .map((name = '') => wordsOf(withoutDigraphs(folded(name))))
    .flatMap((words) => words.map((_, at) => `\n${words.slice(at).join('')}`))
    .join('');
}

type FilmText = { movie: Movie; text: string };

/** By `movieId`: a film's text is long, and most shows of a film carry an equal copy. */
const films = new Map<number, FilmText>();

const isSameText = (one: Movie, other: Movie) =>
  one === other ||
  (one.actors === other.actors && one.producer === other.producer && one.description === other.description);

function textOfFilm(movie: Movie): string {
  const known = films.get(movie.movieId);
  if (known && isSameText(known.movie, movie)) return known.text;
  const text = searchable([movie.actors, movie.producer, movie.description]);
  films.set(movie.movieId, { movie, text });
  return text;
}

const shownTexts = new WeakMap<Show, string[]>();

/** Cached: the list is filtered on every keystroke. */
function textsOf(show: Show): string[] {
  const known = shownTexts.get(show);
  if (known) return known;
  const { location, movie, event } = show;
  const names = [show.showName, showName(show), location, event?.eventName];
  const texts = [joined(names), searchable(names)];
  if (movie) texts.push(textOfFilm(movie));
  shownTexts.set(show, texts);
  return texts;
}

/** Computes the searchable text in advance: 2,000 shows would block the first keystroke. */
export function prepareSearch(show: Show): void {
  textsOf(show);
}

const withShort = (text: string) => searchedWords(text).map((word) => [word, withoutDigraphs(word)] as const);

/**
 * Tells which shows contain every word of the text in name, venue, event, or the film's cast, producer or description.
 * „Gänserndorf“, „gaenserndorf“ and „Ganserndorf“ are equal. A day finds the shows of that day (`readDays`), at `now` in
 * epoch ms, and the names that contain it; nothing is found without a word or a day.
 */
export function hasWords(text: string, now: number): (show: Show) => boolean {
  const { days, rest } = readDays(text, now);
  const all = withShort(text);
  const words = days.length > 0 ? withShort(rest) : all;
  if (words.length + days.length === 0) return () => false;
  return (show) => {
    const [names = '', ...texts] = textsOf(show);
    const areIn = (wanted: typeof words, among: string[]) =>
      wanted.every(
        ([word, short]) =>
          among.some((known) => known.includes(word) || known.includes(short)) ||
          names.includes(`\n${short}`),
      );
    if (days.length > 0 && areIn(all, texts.slice(0, 1))) return true;
    return days.every((isOnDay) => isOnDay(show)) && areIn(words, texts);
  };
}
