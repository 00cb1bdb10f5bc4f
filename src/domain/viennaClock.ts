const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const march = 2;
const october = 9;

/** When daylight saving time changes in Europe (epoch ms): 1:00 UTC on the last Sunday of March and October. */
function changeOf(year: number, month: typeof march | typeof october): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * day;
}

const summers = new Map<number, { start: number; end: number }>();

/** Kept by year: a list computes several offsets for each show. */
function summerOf(year: number): { start: number; end: number } {
  const known = summers.get(year);
  if (known) return known;
  const summer = { start: changeOf(year, march), end: changeOf(year, october) };
  summers.set(year, summer);
  return summer;
}

/**
 * Vienna's offset from UTC at `time` (epoch ms) since 1996, in minutes. Computed because the first call of `Intl` with
 * a time zone takes longer than rendering the first cards; a test compares the two.
 */
export function viennaOffset(time: number): number {
  const { start, end } = summerOf(new Date(time).getUTCFullYear());
  return time >= start && time < end ? 120 : 60;
}

/** A `Date` whose UTC fields are Vienna's local time at `time` (epoch ms). */
export function viennaClock(time: number): Date {
  return new Date(time + viennaOffset(time) * minute);
}

/**
 * The moment (epoch ms) at which Vienna's local time is `clock` (read as UTC). For an hour that occurs twice in autumn,
 * the first; an hour that is skipped in spring is shifted past the change.
 */
export function momentOf(clock: number): number {
  const before = viennaOffset(clock - day);
  const after = viennaOffset(clock + day);
  const early = clock - before * minute;
  if (viennaOffset(early) === before) return early;
  const late = clock - after * minute;
  return viennaOffset(late) === after ? late : early;
}

/** Local time fields as `momentOf` takes them; `undefined` for invalid dates such as 31.02., and for `NaN`. */
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
  // A month too many changes the year, an hour too many the day, a second too many the minute.
  const isReal =
    read.getUTCFullYear() === year && read.getUTCDate() === dayOfMonth && read.getUTCMinutes() === minutes;
  return isReal ? clock : undefined;
}
