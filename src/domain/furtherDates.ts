import type { Cents } from '@/shared/text/money';
import { carryOver, type CarryOver, type Offer } from './carryOver';
import { lineTotal } from './cartTotals';
import { discountQuery } from './discounts';
import type { CartItem, Show, ShowDetail } from './entities';
import type { Choice, Selection } from './selection';
import { selectionAt } from './selectionAt';

/** What a choice costs on one other date; `total` in cents. */
type FurtherDate = { showId: number; result: CarryOver; total: Cents };

export type FurtherDates = {
  dates: FurtherDate[];
  /** Of all dates that can be had. */
  lines: CartItem[];
  total: Cents;
};

const sumOf = (lines: CartItem[]): Cents => lines.reduce((sum, line) => sum + lineTotal(line), 0);

const linesOf = (result: CarryOver) => (result.state === 'ready' ? result.lines : []);

/** Books a choice on further dates at their own prices, as they are at `now` (epoch ms). */
export function furtherDates(
  choice: Choice,
  offers: readonly (Offer & { showId: number })[],
  now: number,
): FurtherDates {
  const dates = offers.map((offer) => {
    const { showId } = offer;
    const result = carryOver({ showId, ...choice }, offer, now);
    return { showId, result, total: sumOf(linesOf(result)) };
  });
  const lines = dates.flatMap(({ result }) => linesOf(result));
  return { dates, lines, total: sumOf(lines) };
}

/** What a selection earns discounts for on another date: the same text, the same discounts. */
export function discountKey(show: ShowDetail | undefined, selection: Selection): string {
  const query = show && discountQuery(show, selectionAt(show, selection));
  return query ? JSON.stringify(query) : '';
}

/**
 * The price of a choice by a date's entry in a list, in cents, before discounts. `undefined` if the entry does not
 * have all products: only the date's own response has those of packages.
 */
export function listedPrice(show: Show, choice: Choice, now: number): Cents | undefined {
  const detail = { ...show, productPackages: [] };
  const [date] = furtherDates(choice, [{ showId: show.showId, show: detail, discounts: [] }], now).dates;
  const isWhole = date?.result.state === 'ready' && date.result.missing.length === 0;
  return isWhole ? date.total : undefined;
}
