import { upcomingResponse } from '../../src/features/catalogue/api';
import { calls } from '../../src/features/catalogue/calls';
import { programLists } from '../../src/features/catalogue/programLists';
import type { Announcement } from '../../src/shop/announcements';
import type { Access } from '../backend/ask';
import { askFor, readAnnounced, readAs, sentAt, showsIn, wholeProgramme } from '../backend/programme';
import type { Programme } from './channel';

/**
 * Asks for the programme, once for each list, and applies announcements. `now` is the time of the backend in epoch ms.
 * Throws if anything cannot be read.
 */
export async function readProgramme(
  access: Access,
  announcements: readonly Announcement[],
): Promise<{ programme: Programme; now: number }> {
  const { kind, genre } = programLists.kids;
  const kids = calls.shows({ showtype: kind, moviegenre: genre });
  const upcoming = calls.upcomingMovies();
  const response = await askFor(wholeProgramme, access);
  const ofKids = await askFor(kids, access);
  const ofUpcoming = await askFor(upcoming, access);
  const now = sentAt(response);
  const programme = readAnnounced(announcements, now, () => ({
    shows: showsIn(response.body, wholeProgramme),
    announced: readAs(upcomingResponse, ofUpcoming.body, upcoming).dataEntries,
    kids: showsIn(ofKids.body, kids),
  }));
  return { programme, now };
}
