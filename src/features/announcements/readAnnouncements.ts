import * as v from 'valibot';
import { announcements, announcementsFile, type Announcement } from '@/shop/announcements';
import { shopNow } from '@/shared/browser/serverClock';

/** `readAt`: the time of the response in epoch ms. */
export type ReadAnnouncements = { announcements: Announcement[]; readAt: number };

const timeoutMs = 10_000;

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

/** Reads the announcements from the host, past every cache; `undefined` without a response, or if the host has an error. */
export async function readAnnouncements(): Promise<ReadAnnouncements | undefined> {
  try {
    const { href } = new URL(announcementsFile, window.location.href);
    const response = await fetch(href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 500) return undefined;
    return { announcements: await announcementsIn(response), readAt: shopNow() };
  } catch {
    return undefined;
  }
}
