import { bodyOf, calls, entriesOf, keyOf, objectOf, type Entries, type Json } from './entries';
import type { Playback, Played, Query } from './play';
import { recordsOf } from './records';
import type { RecordedResponse, Recording } from './recording';

/** Visitors sign in and order in the sandbox. */
const ownCalls = /^(?:auth|order)\//;

function isPartOf(part: Query, whole: Query): boolean {
  return Object.entries(part).every(([name, value]) => whole[name] === value);
}

/** The recorded response to the same query, else to the one with the most of its parameters. */
function closestResponse(responses: RecordedResponse[], asked: Query): RecordedResponse | undefined {
  return responses
    .filter(({ query }) => isPartOf(query, asked))
    .toSorted((one, other) => Object.keys(other.query).length - Object.keys(one.query).length)[0];
}

function played(body: Json): Played {
  return { status: 200, contentType: 'application/json', body: JSON.stringify(body) };
}

function derivedShow({ listed, announced }: Entries, { showid, showidentifier }: Query): Played | undefined {
  const show = [...listed, ...announced].find(({ showId, urlIdentifier }) =>
    showid === undefined ? keyOf(urlIdentifier) === showidentifier : keyOf(showId) === showid,
  );
  return show && played({ ...show, products: show['products'] ?? [], productPackages: [] });
}

function derivedMovie(
  { listed, announced }: Entries,
  { movieid, movieidentifier }: Query,
): Played | undefined {
  function isOfMovie({ movie, movieUrlIdentifier }: Json): boolean {
    const { movieId, urlIdentifier } = objectOf(movie);
    return movieid === undefined
      ? [urlIdentifier, movieUrlIdentifier].includes(movieidentifier)
      : keyOf(movieId) === movieid;
  }
  const first = [...listed, ...announced].find((show) => show['movie'] && isOfMovie(show));
  if (!first) return undefined;
  const shows = new Map(listed.filter(isOfMovie).map((show) => [keyOf(show['showId']), show]));
  return played({ movie: first['movie'], shows: [...shows.values()] });
}

/** How a call names a show or a film. */
type Naming = {
  /** Parameters of the query with the fields of the response; the id comes first, as identifiers may repeat. */
  names: [parameter: string, field: string][];
  subject: (body: Json) => Json;
  /** Makes a detail from entries of lists; the query has one of the names. */
  derive: (entries: Entries, asked: Query) => Played | undefined;
};

const namings: Record<string, Naming> = {
  [calls.showDetail]: {
    names: [
      ['showid', 'showId'],
      ['showidentifier', 'urlIdentifier'],
    ],
    subject: (body) => body,
    derive: derivedShow,
  },
  [calls.movieDetail]: {
    names: [
      ['movieid', 'movieId'],
      ['movieidentifier', 'urlIdentifier'],
    ],
    subject: ({ movie }) => objectOf(movie),
    derive: derivedMovie,
  },
};

/** The detail of the asked id, else of the asked identifier: recorded under it, recorded about it, or derived. */
function namedResponse(
  responses: RecordedResponse[],
  entries: Entries,
  { names, subject, derive }: Naming,
  asked: Query,
): Played | undefined {
  for (const [parameter, field] of names) {
    const name = asked[parameter];
    if (name === undefined) continue;
    const found =
      responses.find(({ query }) => query[parameter] === name) ??
      responses.find((response) => keyOf(subject(bodyOf(response))[field]) === name) ??
      derive(entries, { [parameter]: name });
    if (found) return found;
  }
  return undefined;
}

export function createPlayback({ recordedAt, answers: responses }: Recording): Playback {
  const entries = entriesOf(responses);

  function respond(path: string, query: Query): Played | undefined {
    if (ownCalls.test(path)) return undefined;
    const recorded = responses.filter((candidate) => candidate.path === path);
    const naming = namings[path];
    return naming ? namedResponse(recorded, entries, naming, query) : closestResponse(recorded, query);
  }

  const records = recordsOf(entries, respond);
  return {
    recordedAt: Date.parse(recordedAt),
    respond,
    fill: (database) => Object.assign(database, structuredClone(records)),
  };
}
