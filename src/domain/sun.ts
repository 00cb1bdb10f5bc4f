import { getTimes } from 'suncalc';
import { startOfDay, type Dated } from '@/domain/dates';
import { eveningMoment, type EveningMoment } from '@/domain/evening';
import { dayBegin, isInEvening } from '@/domain/nights';
import { venueOf, type Located } from '@/domain/venues';
import type { Coordinates, OwnerFacts } from '@/shop/ownerFacts';

const minute = 60_000;
const noon = 12 * 60 * minute;

const vienna: Coordinates = { latitude: 48.2, longitude: 16.4 };

/**
 * Sunset and darkness at the venue, in Vienna where its place is unknown, of the evening that a show belongs to; empty for
 * shows by day. It is dark when the sun is 6° below the horizon: outdoors nobody reads without a lamp, and a screen shines.
 */
export function sunMoments(show: Dated & Located, facts: OwnerFacts): EveningMoment[] {
  const day = dayBegin(show);
  if (day === undefined || !isInEvening(show)) return [];
  const { latitude, longitude } = venueOf(show, facts)?.coordinates ?? vienna;
  const { sunset, dusk } = getTimes(new Date(startOfDay(day) + noon), latitude, longitude);
  return [['sunset', sunset] as const, ['dark', dusk] as const].flatMap(([name, date]) =>
    date ? [eveningMoment(show, name, Math.round(date.getTime() / minute) * minute)] : [],
  );
}
