import { isAddOnKey, showItemKey } from '@/domain/cartKeys';
import { sortedItems } from '@/domain/cart';
import { isOver, startOf } from '@/domain/dates';
import type { Cart, CartItem } from '@/domain/entities';
import { isoDayAt } from '@/domain/isoDays';
import type { FeedbackStart } from '@/domain/linkStates';
import { lastDay } from '@/domain/nights';
import { linesToVisit, type OrderedLines } from '@/domain/showUpdates';
import { positionKind } from '@/domain/withdrawal';

export type VisitedShow = { line: CartItem; feedback: FeedbackStart };

function visitOf(line: CartItem, now: number): VisitedShow | undefined {
  const { show } = line;
  const kind = positionKind(line);
  const start = show && startOf(show);
  if (!show || start === undefined || kind === undefined || kind === 'giftCard') return undefined;
  const first = isoDayAt(start);
  const last = lastDay(show) ?? first;
  if (last >= isoDayAt(now) || !isOver(show, now)) return undefined;
  return { line, feedback: last === first ? { kind, day: first } : { kind } };
}

/**
 * The shows of an order that a visitor can have been to at `now` (epoch ms), each once: they are over, and their last day
 * in Vienna has passed. Not those that the backend no longer finds.
 */
export function visitedShows(order: OrderedLines, now: number): VisitedShow[] {
  const lines: Cart = linesToVisit(order);
  const found = new Map<string, VisitedShow>();
  for (const line of sortedItems(lines)) {
    const visit = isAddOnKey(line.key) ? undefined : visitOf(line, now);
    const key = line.show && showItemKey(line.show);
    if (visit && key !== undefined && !found.has(key)) found.set(key, visit);
  }
  return [...found.values()];
}
