import { endOf, startOf, startOfDay } from '@/domain/dates';
import { isTicket } from '@/domain/orderLife';
import { allShowsOf } from '@/domain/showUpdates';
import { shopNow } from '@/shared/browser/serverClock';
import type { TicketTime } from '@/shop/ticketTimes';
import { ordersIn, withLines } from './orderHistory';
import type { Entry } from './orderHistoryStorage';

/**
 * From the begin of their days to their ends: the shows to come for which this browser has tickets, a moved show on both
 * its days.
 */
export function ticketTimes(entries: readonly Entry[]): TicketTime[] {
  const now = shopNow();
  const tickets = ordersIn(entries).filter(isTicket).map(withLines);
  const times = tickets.flatMap(allShowsOf).flatMap((show): TicketTime[] => {
    const [start, end] = [startOf(show), endOf(show)];
    return start === undefined || end === undefined || end <= now ? [] : [[startOfDay(start), end]];
  });
  return [...new Map(times.map((time) => [time.join(), time])).values()];
}
