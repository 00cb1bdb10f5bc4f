import { comingDays, isoDayOf, isoOf, saturday, sunday, vienna, viennaTime } from '../clock';
import * as events from './events';
import { carProductIds, childrensStallProductIds, eventProductIds, stallProductIds } from './products';
import { stockKey } from './stock';
import { usualFlags, type EventRecord, type ShowRecord } from './types';

type Spots = Record<number, number>;
type Planned = {
  showId: number;
  eventId: number;
  day: number;
  from: string;
  to: string;
  /** How many days, if more than one. */
  days?: number;
  price: number;
  productIds: number[];
  /** Remaining tickets of the show; undefined means unlimited. */
  tickets?: number;
  spots?: Spots;
};

const stall = {
  eventId: events.flohmarktEventId,
  from: '05:30',
  to: '13:00',
  price: 0,
  productIds: stallProductIds,
};
const manyStalls: Spots = { 201: 120, 202: 60, 203: 20, 204: 30 };
const fewStalls: Spots = { 201: 5, 202: 2, 203: 1, 204: 3 };
const noStalls: Spots = { 201: 0, 202: 0, 203: 0, 204: 30 };
const stallsBySunday = [manyStalls, fewStalls, manyStalls, noStalls, manyStalls, manyStalls];

function fleaMarkets(sundays: number[], saturdays: number[]): Planned[] {
  const at = (days: number[], index: number) => days[index] ?? 0;
  const childrens = {
    ...stall,
    eventId: events.kinderflohmarktEventId,
    price: 1000,
    productIds: childrensStallProductIds,
  };
  const gaenserndorf = { ...stall, eventId: events.gaenserndorfEventId, spots: manyStalls };
  return [
    ...stallsBySunday.map((spots, index) => ({
      ...stall,
      showId: 501 + index,
      day: at(sundays, index),
      spots,
    })),
    { ...childrens, showId: 521, day: at(sundays, 0), tickets: 40 },
    { ...childrens, showId: 522, day: at(sundays, 2), tickets: 40 },
    { ...stall, eventId: events.mistelbachEventId, showId: 13, day: at(saturdays, 0), spots: manyStalls },
    { ...gaenserndorf, showId: 174, day: at(saturdays, 1) },
    { ...gaenserndorf, showId: 175, day: at(saturdays, 3) },
  ];
}

function carMarkets(saturdays: number[]): Planned[] {
  const spots: Spots[] = [
    { 211: 30, 212: 10, 213: 4 },
    { 211: 3, 212: 0, 213: 1 },
    { 211: 0, 212: 0, 213: 0 },
  ];
  const car = {
    eventId: events.automarktEventId,
    from: '09:00',
    to: '15:00',
    price: 0,
    productIds: carProductIds,
  };
  return spots.map((left, index) => ({
    ...car,
    showId: 601 + index,
    day: saturdays[index * 2] ?? 0,
    spots: left,
  }));
}

function publicEvents(): Planned[] {
  const evening = { from: '18:00', to: '23:00', productIds: eventProductIds };
  return [
    { ...evening, showId: 701, eventId: events.oldtimerEventId, day: 6, price: 500, tickets: 150 },
    { ...evening, showId: 702, eventId: events.streetFoodEventId, day: 13, price: 1250, tickets: 18 },
    { ...evening, showId: 703, eventId: events.quizEventId, day: 20, price: 900, tickets: 0 },
    {
      ...evening,
      showId: 704,
      eventId: events.oldtimerEventId,
      day: 27,
      days: 3,
      from: '09:00',
      to: '16:00',
      price: 700,
      tickets: 200,
    },
  ];
}

function marketShow(planned: Planned, event: EventRecord, now: number): ShowRecord {
  const { days = 1 } = planned;
  const start = viennaTime(now, planned.day, planned.from);
  const end = viennaTime(now, planned.day + days - 1, planned.to);
  return {
    showId: planned.showId,
    start,
    end,
    kind: event.eventType,
    eventId: event.eventId,
    showName: event.eventName,
    location: event.eventType === 'publicevent' ? 'Vor der Großen Leinwand' : 'Marktgelände',
    timeSlot: vienna(start).getHours() < 12 ? 'Vormittag' : 'Abend',
    price: planned.price,
    productIds: planned.productIds,
    packages: [],
    listed: true,
    ...usualFlags,
    // A list needs the end of several days; of one it omits it.
    ...(days > 1 ? { wire: { dateEndISO: isoOf(end) } } : {}),
    ...(planned.showId % 4 === 3 ? {} : { urlIdentifier: `${event.slug}-${isoDayOf(start)}` }),
  };
}

export function buildMarketShows(all: EventRecord[], now: number) {
  const isOver = (clock: string) => viennaTime(now, 0, clock) <= now;
  // Skips today's market when it has already closed.
  const daysOf = (weekday: number, closes: string) =>
    comingDays(now, weekday, 7).filter((day) => day > 0 || !isOver(closes));
  const planned = [
    ...fleaMarkets(daysOf(sunday, '13:00'), daysOf(saturday, '13:00')),
    ...carMarkets(daysOf(saturday, '15:00')),
    ...publicEvents(),
  ];
  const stock: Record<string, number> = {};
  const shows = planned.flatMap((entry) => {
    const event = all.find(({ eventId }) => eventId === entry.eventId);
    if (!event) return [];
    if (entry.tickets !== undefined) stock[stockKey(entry.showId)] = entry.tickets;
    for (const [id, left] of Object.entries(entry.spots ?? {}))
      stock[stockKey(entry.showId, Number(id))] = left;
    return [marketShow(entry, event, now)];
  });
  return { shows, stock };
}
