import { createPlayback } from '../../test/sandbox/recorded/playback';
import { readRecording } from '../../test/sandbox/recorded/readRecording';
import type { Show } from '../../src/domain/entities';
import { readBase } from '../backend/address';
import { askFor, sentAt, sentQuery, showsIn, wholeProgramme } from '../backend/programme';

type Source = { shows: Show[]; time: number };

const callTimeout = 20_000;

function readPlayed(folder: string): Source {
  const { recordedAt, respond } = createPlayback(readRecording(folder));
  const played = respond(wholeProgramme[0], sentQuery(wholeProgramme));
  if (!played) throw new Error(`${folder} holds no programme. Record the backend again with --save.`);
  return { shows: showsIn(JSON.parse(played.body), wholeProgramme), time: recordedAt };
}

/**
 * The programme of a backend, or of a recording if no address is given, and its time (epoch ms). Throws an `Error` that
 * says why there is none.
 */
export async function readSource(
  given: string,
  { credentials, pathOf }: { credentials: string | undefined; pathOf: (path: string) => string },
): Promise<Source> {
  if (!given.includes('://')) return readPlayed(pathOf(given));
  const address = readBase(given);
  if ('problem' in address) throw new Error(address.problem);
  const { base } = address;
  const access = { base, credentials, timeout: callTimeout, now: () => performance.now() };
  const response = await askFor(wholeProgramme, access);
  return { shows: showsIn(response.body, wholeProgramme), time: sentAt(response) };
}
