import type { Movie, Show } from '@/domain/entities';
import { folded, withoutDigraphs, wordsOf } from '@/domain/searchWords';
import { showName } from '@/domain/showNames';
import { cleanText } from '@/shared/text/text';

export const maxSearchText = 100;

/** The search text of a typed text: trimmed; empty without a letter or digit, or if it is too long. */
export function searchText(typed: string): string {
  const text = cleanText(typed);
  return text.length <= maxSearchText && wordsOf(text).length > 0 ? text : '';
}

function searchable(texts: (string | undefined)[]): string {
  const text = folded(texts.filter(Boolean).join('\n'));
  return `${text}\n${withoutDigraphs(text)}`;
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
  const texts = [searchable([show.showName, showName(show), location, event?.eventName])];
  if (movie) texts.push(textOfFilm(movie));
  shownTexts.set(show, texts);
  return texts;
}

/** Computes the searchable text in advance: 2,000 shows would block the first keystroke. */
export function prepareSearch(show: Show): void {
  textsOf(show);
}

/**
 * Tells which shows contain every word of the text in name, venue, event, or the film's cast, producer or description.
 * „Gänserndorf“, „gaenserndorf“ and „Ganserndorf“ are equal.
 */
export function hasWords(text: string): (show: Show) => boolean {
  const words = wordsOf(text).map((word) => [word, withoutDigraphs(word)] as const);
  return (show) =>
    words.every(([word, short]) =>
      textsOf(show).some((known) => known.includes(word) || known.includes(short)),
    );
}
