import { showsToCome, type BoughtShow } from '@/domain/calendarEntry';
import { showItemKey } from '@/domain/cartKeys';
import { startOf } from '@/domain/dates';
import type { Cart } from '@/domain/entities';
import { dayBegin } from '@/domain/nights';

export type PaidOrder = { orderId: string; lines: Cart };

/** The numbers of all orders that contain the show. */
export type TicketToday = { bought: BoughtShow; orderIds: string[] };

/** The shows of paid orders whose day has begun at `now` (epoch ms) and that are not over, the next first. */
export function ticketsToday(orders: readonly PaidOrder[], now: number): TicketToday[] {
  const tickets = new Map<string, TicketToday & { start: number }>();
  for (const { orderId, lines } of orders) {
    for (const bought of showsToCome(lines, now)) {
      const start = startOf(bought.show);
      if (start === undefined || (dayBegin(bought.show) ?? 0) > now) continue;
      const key = showItemKey(bought.show);
      const ticket = tickets.get(key) ?? { bought, start, orderIds: [] };
      tickets.set(key, { ...ticket, orderIds: [...ticket.orderIds, orderId] });
    }
  }
  return [...tickets.values()].toSorted((one, other) => one.start - other.start);
}
