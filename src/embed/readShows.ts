import * as v from 'valibot';
import { announcedState, currentAnnouncements } from '@/domain/announcements';
import type { Show, ShowKind } from '@/domain/entities';
import { listedShows } from '@/domain/listedShows';
import { readAnnouncements } from '@/features/announcements/readAnnouncements';
import { setAnnounced } from '@/features/catalogue/announced';
import { calls } from '@/features/catalogue/calls';
import { programme } from '@/prehydrate/programme';
import { apiAddress, apiHeaders } from '@/shared/api/address';
import { bodyText, noContent } from '@/shared/browser/bodyText';
import { setClock, shopNow } from '@/shared/browser/serverClock';

const timeoutMs = 20_000;

/** Reads the programme without anything that is known of the visitor, and what the house announces about it. */
export async function readShows(kind: ShowKind | undefined): Promise<Show[]> {
  const requestedAt = performance.now();
  const [response, announced] = await Promise.all([
    fetch(apiAddress(...calls.shows({ showtype: kind })), {
      cache: 'no-store',
      credentials: 'omit',
      headers: apiHeaders(),
      signal: AbortSignal.timeout(timeoutMs),
    }),
    readAnnouncements(),
  ]);
  if (!response.ok) throw new Error(`The backend responded with ${response.status}.`);
  setClock(response.headers, requestedAt);
  // Without a response, what was announced before holds.
  if (announced) {
    const current = currentAnnouncements(announced.announcements, shopNow());
    setAnnounced((show) => announcedState(current, show));
  }
  if (response.status === noContent) return [];
  return listedShows(v.parse(programme, JSON.parse(await bodyText(response))), kind);
}
