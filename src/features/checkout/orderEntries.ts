import { endOf, startOf, startOfDay } from '@/domain/dates';
import type { Cart } from '@/domain/entities';
import { readStoredCart } from '@/domain/storedCart';
import { localStore } from '@/shared/browser/browserStorage';
import { isServerTimeKnown, shopNow } from '@/shared/browser/serverClock';
import { ticketTimesKey, type TicketTime } from '@/shared/browser/ticketTimes';
import { listedOrderMaxAge } from '@/shared/config/constants';
import { readHistory, writeHistory, type Entry, type StoredOrder } from './orderHistoryStorage';

/** An order that the backend has: the total in cents, `placedAt` in epoch ms. */
export type PlacedOrder = Omit<StoredOrder, 'lines'> & { lines: Cart };

export const withLines = (order: StoredOrder): PlacedOrder => ({
  ...order,
  lines: readStoredCart(order.lines) ?? {},
});

/** The orders of these entries. */
export function placed(entries: readonly Entry[]): StoredOrder[] {
  return entries.flatMap(({ order }) => (order ? [order] : []));
}

const showsOf = ({ lines }: Pick<StoredOrder, 'lines'>) =>
  Object.values(readStoredCart(lines) ?? {}).flatMap(({ show }) => show ?? []);

/** Not by the clock of the device, which may be years ahead. */
function isOutdated(order: StoredOrder, now: number): boolean {
  if (!isServerTimeKnown() || now - order.placedAt < listedOrderMaxAge) return false;
  const ends = showsOf(order).map((show) => endOf(show) ?? 0);
  return now - Math.max(order.placedAt, ...ends) >= listedOrderMaxAge;
}

/** Without the orders whose time is over. Their keys stay while they have one. */
export function currentEntries(entries: readonly Entry[]): Entry[] {
  const now = shopNow();
  return entries.flatMap((entry) => {
    if (!entry.order || !isOutdated(entry.order, now)) return [entry];
    return entry.key === null ? [] : [{ ...entry, order: null }];
  });
}

/** From the begin of their days to their ends: the shows to come that this browser has paid for. */
function ticketTimes(entries: readonly Entry[]): TicketTime[] {
  const now = shopNow();
  const shows = placed(entries).flatMap((order) => (order.state === 'paid' ? showsOf(order) : []));
  const times = shows.flatMap((show): TicketTime[] => {
    const [start, end] = [startOf(show), endOf(show)];
    return start === undefined || end === undefined || end <= now ? [] : [[startOfDay(start), end]];
  });
  return [...new Map(times.map((time) => [time.join(), time])).values()];
}

/** Changes the order history. Every change also drops outdated orders and notes when the paid shows take place. */
export function updateEntries(change: (entries: Entry[]) => Entry[]): void {
  const { entries, paidIds } = readHistory();
  const changed = currentEntries(change(entries));
  writeHistory({ entries: changed, paidIds });
  localStore.write(ticketTimesKey, JSON.stringify(ticketTimes(changed)));
}
