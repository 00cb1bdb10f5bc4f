import { bodyOf, calls, entriesOf, keyOf, objectOf, type Entries, type Json } from './entries';
import type { Playback, Played, Query } from './play';
import { recordsOf } from './records';
import type { RecordedAnswer, Recording } from './recording';

/** Visitors sign in and order in the sandbox. */
const ownCalls = /^(?:auth|order)\//;

/** Names of a show or film: parameters of the query and, in the same order, fields of the answer. */
type Naming = { parameters: string[]; fields: string[]; subject: (body: Json) => Json };

const namings: Record<string, Naming> = {
  [calls.showDetail]: {
    parameters: ['showid', 'showidentifier'],
    fields: ['showId', 'urlIdentifier'],
    subject: (body) => body,
  },
  [calls.movieDetail]: {
    parameters: ['movieid', 'movieidentifier'],
    fields: ['movieId', 'urlIdentifier'],
    subject: ({ movie }) => objectOf(movie),
  },
};

/** The first recorded detail that has the id, else the identifier, in its query or its answer. */
function namedAnswer(answers: RecordedAnswer[], naming: Naming, asked: Query): RecordedAnswer | undefined {
  for (const [index, parameter] of naming.parameters.entries()) {
    const name = asked[parameter];
    if (name === undefined) continue;
    const field = naming.fields[index]!;
    const found =
      answers.find(({ query }) => query[parameter] === name) ??
      answers.find((answer) => keyOf(naming.subject(bodyOf(answer))[field]) === name);
    if (found) return found;
  }
  return undefined;
}

function isPartOf(part: Query, whole: Query): boolean {
  return Object.entries(part).every(([name, value]) => whole[name] === value);
}

/** The recorded answer to the same query, else to the one with the most of its parameters. */
function closestAnswer(answers: RecordedAnswer[], asked: Query): RecordedAnswer | undefined {
  return answers
    .filter(({ query }) => isPartOf(query, asked))
    .toSorted((one, other) => Object.keys(other.query).length - Object.keys(one.query).length)[0];
}

function played(body: Json): Played {
  return { status: 200, contentType: 'application/json', body: JSON.stringify(body) };
}

function derivedShow({ listed, announced }: Entries, { showid, showidentifier }: Query): Played | undefined {
  const shows = [...listed, ...announced];
  const show =
    shows.find(({ showId }) => showid !== undefined && keyOf(showId) === showid) ??
    shows.find(
      ({ urlIdentifier }) => showidentifier !== undefined && keyOf(urlIdentifier) === showidentifier,
    );
  return show && played({ ...show, products: show['products'] ?? [], productPackages: [] });
}

function derivedMovie(
  { listed, announced }: Entries,
  { movieid, movieidentifier }: Query,
): Played | undefined {
  function isOfMovie({ movie, movieUrlIdentifier }: Json): boolean {
    const { movieId, urlIdentifier } = objectOf(movie);
    if (movieid !== undefined && keyOf(movieId) === movieid) return true;
    return movieidentifier !== undefined && [urlIdentifier, movieUrlIdentifier].includes(movieidentifier);
  }
  const first = [...listed, ...announced].find((show) => show['movie'] && isOfMovie(show));
  if (!first) return undefined;
  const shows = new Map(listed.filter(isOfMovie).map((show) => [keyOf(show['showId']), show]));
  return played({ movie: first['movie'], shows: [...shows.values()] });
}

export function createPlayback({ recordedAt, answers }: Recording): Playback {
  const entries = entriesOf(answers);

  function answer(path: string, query: Query): Played | undefined {
    if (ownCalls.test(path)) return undefined;
    const recorded = answers.filter((candidate) => candidate.path === path);
    const naming = namings[path];
    if (!naming) return closestAnswer(recorded, query);
    const found = namedAnswer(recorded, naming, query);
    if (found) return found;
    return path === calls.showDetail ? derivedShow(entries, query) : derivedMovie(entries, query);
  }

  const records = recordsOf(entries, answer);
  return {
    recordedAt: Date.parse(recordedAt),
    answer,
    fill: (database) => Object.assign(database, structuredClone(records)),
  };
}
