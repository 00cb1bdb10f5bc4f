import { kindOf, type Kinded } from '@/domain/cards';
import { endOf, startOf, viennaTime, type Dated } from '@/domain/dates';
import type { ShowKind } from '@/domain/entities';
import type { Announcement } from '@/shop/announcements';

/** What announcements ask of a show, also of one in a cart or an order. */
export type Concerned = Dated & Kinded & { showId: number; urlIdentifier?: string | undefined };

function momentOf(text: string): number | undefined {
  const [date = '', time] = text.split(' ');
  return viennaTime(date, time);
}

/** When an announcement begins (epoch ms); `undefined` if it holds at once. */
export function beginOf({ from }: Announcement): number | undefined {
  return from === undefined ? undefined : momentOf(from);
}

/** From when to when (epoch ms) an announcement holds; a day that does not exist never comes. */
function timeOf(announcement: Announcement): { from: number; until: number } {
  const { from, until } = announcement;
  const begin = from === undefined ? -Infinity : (momentOf(from) ?? Infinity);
  return { from: begin, until: momentOf(until) ?? -Infinity };
}

/** The announcements that hold at `now` (epoch ms), in their order. */
export function currentAnnouncements(announcements: readonly Announcement[], now: number): Announcement[] {
  return announcements.filter((announcement) => {
    const { from, until } = timeOf(announcement);
    return from <= now && now < until;
  });
}

/** Whether an announcement is about a kind, or about all. */
export function isAboutKind({ shows, kinds }: Announcement, kind: ShowKind): boolean {
  return kinds ? kinds.includes(kind) : shows === undefined;
}

/**
 * Whether an announcement is about a show: it names the show, or its kind or none. What changes or cancels all shows of a
 * kind does so with those that take place while it holds.
 */
export function isAbout(announcement: Announcement, show: Concerned): boolean {
  const names = [String(show.showId), show.urlIdentifier];
  if (announcement.shows?.some((one) => names.includes(one))) return true;
  if (!isAboutKind(announcement, kindOf(show))) return false;
  if (announcement.level === 'info') return true;
  const [start, end] = [startOf(show), endOf(show)];
  const { from, until } = timeOf(announcement);
  return start !== undefined && end !== undefined && start < until && end > from;
}

/** What the announcements that hold make of a show (requirements, "Further features"); `undefined` if nothing. */
export function announcedState(
  current: readonly Announcement[],
  show: Concerned,
): 'changed' | 'cancelled' | undefined {
  const levels = current.filter((announcement) => isAbout(announcement, show)).map(({ level }) => level);
  return (['cancelled', 'changed'] as const).find((level) => levels.includes(level));
}
