import type * as v from 'valibot';
import { announcedState, currentAnnouncements } from '../../src/domain/announcements';
import type { Show } from '../../src/domain/entities';
import { setAnnounced } from '../../src/features/catalogue/announced';
import { showsResponse } from '../../src/features/catalogue/api';
import { calls } from '../../src/features/catalogue/calls';
import { unwrapped } from '../../src/shared/api/fields';
import { deviceNow } from '../../src/shared/browser/serverClock';
import type { Announcement } from '../../src/shop/announcements';
import { ask, isResponse, type Access, type BackendResponse } from './ask';
import { failureOf, readAsShop } from './findings';

export type ProgrammeCall = ReturnType<(typeof calls)[keyof typeof calls]>;

/** The call that reads all shows. */
export const wholeProgramme = calls.shows({});

/** The parameters that a call sends. */
export const sentQuery = ([, query]: ProgrammeCall): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Throws an `Error` that says why a response cannot be read. */
export async function askFor(call: ProgrammeCall, access: Access): Promise<BackendResponse> {
  const [path] = call;
  const response = await ask(access, path, sentQuery(call));
  const failure = failureOf(response, access);
  if (failure !== undefined || !isResponse(response)) throw new Error(`${path}: ${failure}`);
  return response;
}

/** Says how many entries were dropped. Throws an `Error` with the next step if the body does not fit. */
export function readAs<Output>(
  schema: v.GenericSchema<unknown, Output>,
  body: unknown,
  [path]: ProgrammeCall,
): Output {
  const { read, dropped } = readAsShop(schema, body);
  if (read === undefined)
    throw new Error(`The response to ${path} cannot be read. Run npm run backend-check to see why.`);
  if (dropped.length > 0)
    console.log(`${path}: ${dropped.length} entries cannot be read. Run npm run backend-check to see why.`);
  return read;
}

const hasEntries = (list: unknown) => Object.values(unwrapped(list) ?? {}).length > 0;

/** The shows of a response. Events of which none can be read are no empty list here, other than in the shop. */
export function showsIn(body: unknown, call: ProgrammeCall): Show[] {
  const { dataEntries, publicEvents } = readAs(showsResponse, body, call);
  const written = Object(body) as { publicEvents?: unknown };
  if (hasEntries(written.publicEvents) && publicEvents.length === 0)
    throw new Error(
      `No event in the response to ${call[0]} can be read. Run npm run backend-check to see why.`,
    );
  const known = new Set(dataEntries.map(({ showId }) => showId));
  return [...dataEntries, ...publicEvents.filter(({ showId }) => !known.has(showId))];
}

/** When the backend sent a response, in epoch ms; the time of this computer if it does not say. */
export function sentAt({ headers }: BackendResponse): number {
  const sent = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(sent) ? deviceNow() : sent;
}

/** What `read` returns, with its shows as the announcements have them at `now` (epoch ms). */
export function readAnnounced<Read>(list: readonly Announcement[], now: number, read: () => Read): Read {
  const current = currentAnnouncements(list, now);
  setAnnounced((show) => announcedState(current, show));
  try {
    return read();
  } finally {
    setAnnounced(undefined);
  }
}
