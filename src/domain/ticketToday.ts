import { showsToCome, type BoughtShow } from '@/domain/calendarEntry';
import { showItemKey } from '@/domain/cartKeys';
import { startOf, startOfDay } from '@/domain/dates';
import type { Cart } from '@/domain/entities';
import { viennaClock } from '@/domain/viennaClock';

export type PaidOrder = { orderId: string; lines: Cart };

/** The numbers of all orders that contain the show. */
export type TicketToday = { bought: BoughtShow; orderIds: string[] };

const eveningHour = 17;

/** The next show of paid orders that takes place on the day of `now` (epoch ms) in Vienna and is not over. */
export function ticketToday(orders: readonly PaidOrder[], now: number): TicketToday | undefined {
  const tickets = new Map<string, TicketToday & { start: number }>();
  for (const { orderId, lines } of orders) {
    for (const bought of showsToCome(lines, now)) {
      const start = startOf(bought.show);
      if (start === undefined || startOfDay(start) > now) continue;
      const key = showItemKey(bought.show);
      const ticket = tickets.get(key) ?? { bought, start, orderIds: [] };
      tickets.set(key, { ...ticket, orderIds: [...ticket.orderIds, orderId] });
    }
  }
  return [...tickets.values()].toSorted((one, other) => one.start - other.start)[0];
}

/** Whether a show begins in the evening, in Vienna. */
export function isInEvening(show: BoughtShow['show']): boolean {
  const start = startOf(show);
  return start !== undefined && viennaClock(start).getUTCHours() >= eveningHour;
}
