import { kindOf } from '@/domain/cards';
import { endOf } from '@/domain/dates';
import { dayBegin } from '@/domain/nights';
import { isTicket } from '@/domain/orderLife';
import { allShowsOf } from '@/domain/showUpdates';
import { shopNow } from '@/shared/browser/serverClock';
import { marketRoom, type TicketTime } from '@/shop/ticketTimes';
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
    const [begin, end] = [dayBegin(show), endOf(show)];
    if (begin === undefined || end === undefined || end <= now) return [];
    return [kindOf(show) === 'kino' ? [begin, end] : [begin, end, marketRoom]];
  });
  const each = [...new Map(times.map((time) => [time.join(), time])).values()];
  // Films first: the first of a day decides about the room, and theirs suffices for markets, too.
  return each.toSorted((one, other) => one.length - other.length);
}
