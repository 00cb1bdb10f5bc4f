import * as v from 'valibot';
import { announcedState, currentAnnouncements } from '../../src/domain/announcements';
import { setAnnounced } from '../../src/features/catalogue/announced';
import { showsResponse, upcomingResponse } from '../../src/features/catalogue/api';
import { calls } from '../../src/features/catalogue/calls';
import { programLists } from '../../src/features/catalogue/programLists';
import { unwrapped } from '../../src/shared/api/fields';
import { deviceNow } from '../../src/shared/browser/serverClock';
import type { Announcement } from '../../src/shop/announcements';
import { ask, isResponse, type Access, type BackendResponse } from '../backend/ask';
import { failureOf } from '../backend/findings';
import type { Programme } from './channel';

type Call = ReturnType<(typeof calls)[keyof typeof calls]>;

const hasEntries = (list: unknown) => Object.values(unwrapped(list) ?? {}).length > 0;

/** Throws why a response cannot be read, with the next step. */
async function answerTo([path, query]: Call, access: Access): Promise<BackendResponse> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await ask(access, path, Object.fromEntries(given));
  const failure = failureOf(response, access);
  if (failure !== undefined || !isResponse(response)) throw new Error(`${path}: ${failure}`);
  return response;
}

function readAs<Output>(schema: v.GenericSchema<unknown, Output>, { body }: BackendResponse, [path]: Call) {
  const { success, output } = v.safeParse(schema, body);
  if (success) return output;
  throw new Error(`The response to ${path} cannot be read. Run npm run backend-check to see why.`);
}

/** The shows of a response. Events of which none can be read are no empty list here, other than in the shop. */
function showsIn(response: BackendResponse, call: Call) {
  const { dataEntries, publicEvents } = readAs(showsResponse, response, call);
  const written = Object(response.body) as { publicEvents?: unknown };
  if (hasEntries(written.publicEvents) && publicEvents.length === 0)
    throw new Error(
      `No event in the response to ${call[0]} can be read. Run npm run backend-check to see why.`,
    );
  const known = new Set(dataEntries.map(({ showId }) => showId));
  return [...dataEntries, ...publicEvents.filter(({ showId }) => !known.has(showId))];
}

/**
 * Asks for the programme, once for each list, and applies announcements. `now` is the time of the backend in epoch ms.
 * Throws if anything cannot be read.
 */
export async function readProgramme(
  access: Access,
  announcements: readonly Announcement[],
): Promise<{ programme: Programme; now: number }> {
  const { kind, genre } = programLists.kids;
  const all = calls.shows({});
  const kids = calls.shows({ showtype: kind, moviegenre: genre });
  const upcoming = calls.upcomingMovies();
  const response = await answerTo(all, access);
  const ofKids = await answerTo(kids, access);
  const ofUpcoming = await answerTo(upcoming, access);
  const sent = Date.parse(response.headers.get('date') ?? '');
  const now = Number.isNaN(sent) ? deviceNow() : sent;
  const current = currentAnnouncements(announcements, now);
  setAnnounced((show) => announcedState(current, show));
  try {
    const announced = readAs(upcomingResponse, ofUpcoming, upcoming).dataEntries;
    return { programme: { shows: showsIn(response, all), announced, kids: showsIn(ofKids, kids) }, now };
  } finally {
    setAnnounced(undefined);
  }
}
