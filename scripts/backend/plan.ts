import type { Query } from './ask';
import { allCalls, calls, type Call, type CallName } from './calls';

/** One safe GET: never a POST, never `orderStorno`, which cancels an order. */
export type Step = { name: CallName; query: Query };

/** The whole programme. */
export const programmeStep: Step = { name: 'shows', query: { s1: 'fetch' } };

const asked = allCalls.flatMap(([name, call]) =>
  (call.asked ?? []).map((query, index) => ({ name, query, index })),
);

/** The lists, which need no id: each call once, then those with other queries. */
export const listSteps: Step[] = asked
  .toSorted((one, other) => Math.min(one.index, 1) - Math.min(other.index, 1))
  .map(({ name, query }) => ({ name, query }));

export const callOf = ({ name }: Step): Call => calls[name];

const secretSteps: CallName[] = ['payment', 'storno'];

/** The query without the ids of orders: anybody who knows them can read or cancel the order. */
export const shownQuery = ({ name, query }: Step): Query =>
  secretSteps.includes(name)
    ? Object.fromEntries(Object.keys(query).map((parameter) => [parameter, 'replaced']))
    : query;

/** A call as reports name it. */
export const labelOf = (step: Step): string => {
  const search = new URLSearchParams(shownQuery(step)).toString();
  return callOf(step).path + (search && `?${search}`);
};

type Entry = {
  showId: number;
  urlIdentifier?: string | undefined;
  movie?: { movieId: number; urlIdentifier?: string | undefined } | undefined;
  event?: unknown;
};

/** The parameters that name a thing by its id and identifier. */
function reference(
  id: string,
  identifier: string,
  thing: { id: number; urlIdentifier?: string | undefined },
): Query {
  return { [id]: String(thing.id), ...(thing.urlIdentifier ? { [identifier]: thing.urlIdentifier } : {}) };
}

const showStep = ({ showId, urlIdentifier }: Entry): Step => ({
  name: 'show',
  query: reference('showid', 'showidentifier', { id: showId, urlIdentifier }),
});

/** One show, one event and one film of the programme. */
export function detailSteps(entries: Entry[]): Step[] {
  const film = entries.find(({ movie }) => movie);
  const event = entries.find((entry) => entry.event !== undefined);
  return [
    ...(film ? [showStep(film)] : []),
    ...(event ? [showStep(event)] : []),
    ...(film?.movie
      ? [
          {
            name: 'movie' as const,
            query: reference('movieid', 'movieidentifier', {
              id: film.movie.movieId,
              urlIdentifier: film.movie.urlIdentifier,
            }),
          },
        ]
      : []),
  ];
}

export function optionSteps({
  order,
  storno,
}: {
  order?: string | undefined;
  storno?: string | undefined;
}): Step[] {
  return [
    ...(order ? [{ name: 'payment' as const, query: { orderid: order } }] : []),
    ...(storno ? [{ name: 'storno' as const, query: { stornoIdentifier: storno } }] : []),
  ];
}
