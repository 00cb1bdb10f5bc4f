import { tzOffset } from '@date-fns/tz/tzOffset';
import { season } from '@/config/season';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** By the hour, for clocks change at whole hours only: every look at the time zone costs, and a list takes thousands. */
const offsets = new Map<number, number>();

/** How far Vienna's clocks are ahead of UTC at a moment (epoch ms), in minutes. */
export function viennaOffset(time: number): number {
  const place = Math.floor(time / hour);
  const known = offsets.get(place);
  if (known !== undefined) return known;
  const offset = tzOffset(season.timeZone, new Date(time));
  offsets.set(place, offset);
  return offset;
}

/** A `Date` whose UTC fields read what Vienna's clocks show at a moment (epoch ms). */
export function viennaClock(time: number): Date {
  return new Date(time + viennaOffset(time) * minute);
}

/**
 * The moment (epoch ms) at which Vienna's clocks show what `clock` reads as UTC. An hour that happens twice
 * in autumn is its first; one that is skipped in spring is as many minutes after the change.
 */
export function momentOf(clock: number): number {
  const before = viennaOffset(clock - day);
  const after = viennaOffset(clock + day);
  const early = clock - before * minute;
  if (before === after || viennaOffset(early) === before) return early;
  const late = clock - after * minute;
  return viennaOffset(late) === after ? late : early;
}

/** Clock fields as `momentOf` takes them; `undefined` for what no calendar or clock has, such as 31.02. */
export function clockOf(
  year: number,
  month: number,
  dayOfMonth: number,
  hour = 0,
  minutes = 0,
  seconds = 0,
): number | undefined {
  const clock = Date.UTC(year, month - 1, dayOfMonth, hour, minutes, seconds);
  const read = new Date(clock);
  const isReal =
    read.getUTCFullYear() === year &&
    read.getUTCMonth() === month - 1 &&
    read.getUTCDate() === dayOfMonth &&
    read.getUTCHours() === hour &&
    read.getUTCMinutes() === minutes &&
    read.getUTCSeconds() === seconds;
  return isReal ? clock : undefined;
}
