import { existsSync } from 'node:fs';
import { createPlayback } from '../../test/sandbox/recorded/playback';
import { readRecording } from '../../test/sandbox/recorded/readRecording';
import type { Show } from '../../src/domain/entities';
import type { Announcement } from '../../src/shop/announcements';
import { accessTo } from '../backend/address';
import { askFor, readAnnounced, sentAt, sentQuery, showsIn, wholeProgramme } from '../backend/programme';

/** `time` in epoch ms. */
type Response = { body: unknown; time: number };

function playedFrom(folder: string): Response {
  if (!existsSync(folder))
    throw new Error(`${folder} does not exist. Give the folder of a recording, or an address with https://`);
  const { recordedAt, respond } = createPlayback(readRecording(folder));
  const played = respond(wholeProgramme[0], sentQuery(wholeProgramme));
  if (!played) throw new Error(`${folder} holds no programme. Record the backend again with --save.`);
  return { body: JSON.parse(played.body), time: recordedAt };
}

async function askedFrom(address: string, credentials: string | undefined): Promise<Response> {
  const response = await askFor(wholeProgramme, accessTo([address], credentials));
  return { body: response.body, time: sentAt(response) };
}

type Options = { credentials: string | undefined; announcements: readonly Announcement[] };

/**
 * The programme of a backend, or of a recording if no address is given, as the announcements have it, and its time (epoch
 * ms). Throws an `Error` that says why there is none.
 */
export async function readSource(
  given: string,
  { credentials, announcements }: Options,
): Promise<{ shows: Show[]; time: number }> {
  const { body, time } = given.includes('://') ? await askedFrom(given, credentials) : playedFrom(given);
  return { shows: readAnnounced(announcements, time, () => showsIn(body, wholeProgramme)), time };
}
