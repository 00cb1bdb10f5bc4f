export const ticketTimesKey = 'ticketTimes';

/** The custom property of the document that reserves room for a ticket on the home page: 1 or 0. */
export const ticketRoom = '--ticket-room';

/** From the begin of a show's day in Vienna (at night the evening before) to the show's end, in epoch ms. */
export type TicketTime = [from: number, until: number];

/**
 * Whether this browser has a paid ticket for a show that takes place on the day of `now` (epoch ms), or in the time after
 * it (ms), and is not over. Small enough for the head script, which therefore reads the storage itself.
 */
export function hasTicketAt(now: number, ahead = 0): boolean {
  try {
    const times = JSON.parse(localStorage.getItem(ticketTimesKey) ?? '[]') as TicketTime[];
    return times.some(([from, until]) => from <= now + ahead && now < until);
  } catch {
    return false;
  }
}
