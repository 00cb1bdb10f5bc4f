import * as v from 'valibot';
import { announcements, announcementsFile, type Announcement } from '@/shop/announcements';
import { shopNow } from '@/shared/browser/serverClock';
import { defineRequest } from '@/shared/request/defineRequest';
import { RequestFailure } from '@/shared/request/errors';

/** `readAt`: the time of the response in epoch ms. */
export type ReadAnnouncements = { announcements: Announcement[]; readAt: number };

/** No file, or one that cannot be read, announces nothing (requirements, "Further features"). */
async function announcementsIn(response: Response): Promise<Announcement[]> {
  if (response.status !== 200) return [];
  try {
    return v.parse(announcements, await response.json());
  } catch (error) {
    console.warn(`${announcementsFile}: ${String(error)}`);
    return [];
  }
}

/** Reads the announcements from the host, past every cache. */
export const fetchAnnouncements = defineRequest(
  'announcements/fetch',
  'read',
  async (_: null, signal): Promise<ReadAnnouncements> => {
    const { href } = new URL(announcementsFile, window.location.href);
    const response = await fetch(href, { cache: 'no-store', signal }).catch(() => {
      throw new RequestFailure('network');
    });
    if (response.status >= 500) throw new RequestFailure('server', undefined, response.status);
    return { announcements: await announcementsIn(response), readAt: shopNow() };
  },
  { ages: true },
);
