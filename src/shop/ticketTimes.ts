export const ticketTimesKey = 'ticketTimes';

/**
 * The custom property of the document that reserves room for a ticket on the home page: 0 for none, 1 for a market, 2 for a
 * film, which has the times of its evening.
 */
export const ticketRoom = '--ticket-room';
export const marketRoom = '1';
export const filmRoom = '2';

/** From the begin of a show's day in Vienna (at night the evening before) to the show's end, in epoch ms; a market's room. */
export type TicketTime = [from: number, until: number, room?: typeof marketRoom];

/**
 * The first paid ticket of this browser for a show that takes place on the day of `now` (epoch ms), or in the time after it
 * (ms), and is not over. Small enough for the head script, which therefore reads the storage itself.
 */
export function ticketAt(now: number, ahead = 0): TicketTime | undefined {
  try {
    const times = JSON.parse(localStorage.getItem(ticketTimesKey) ?? '[]') as TicketTime[];
    return times.find(([from, until]) => from <= now + ahead && now < until);
  } catch {
    return undefined;
  }
}
