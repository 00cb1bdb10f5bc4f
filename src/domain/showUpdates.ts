import { showsToCome, type BoughtShow } from '@/domain/calendarEntry';
import { itemName, itemsForShow } from '@/domain/cartItems';
import { endOf, isOver, isPlaceholderDate, sortValue, startOf } from '@/domain/dates';
import { dayAndTime } from '@/domain/dateTexts';
import type { Cart, CartItem, CartShow, ShowDetail } from '@/domain/entities';
import { plainChoice } from '@/domain/selection';
import { showCheckAhead } from '@/shop/constants';

/** What names, dates and places a show, as a line stores it. */
export type ShowFacts = Pick<CartItem, 'movie' | 'event'> & { show: CartShow };

/**
 * What was last said of an ordered show, at `readAt` (epoch ms): that the backend no longer finds it, or its facts, and
 * what an announcement makes of it. The facts of a show that is gone are from the response before. Kept for shows that
 * were once not as ordered.
 */
export type ShowUpdate = {
  showId: number;
  readAt: number;
  isGone: boolean;
  announced?: ShowDetail['announced'];
  facts?: ShowFacts | undefined;
};

/** The lines as ordered, and what became of their shows. */
export type OrderedLines = { lines: Cart; updates?: readonly ShowUpdate[] | undefined };

const dayLength = 24 * 60 * 60_000;

type ShowLine = CartItem & { show: CartShow };

const showLines = (lines: Cart): ShowLine[] =>
  Object.values(lines).flatMap((line) => (line.show ? [{ ...line, show: line.show }] : []));

const updateOf = ({ updates = [] }: OrderedLines, showId: number) =>
  updates.find((update) => update.showId === showId);

/** A date that cannot be read is none; what only the order says of the same start stays. */
function currentTimes(ordered: CartShow, found: CartShow): CartShow {
  const { date, time, dateISO, dateEndISO } = ordered;
  if (!isPlaceholderDate(found.date) && startOf(found) === undefined)
    return { ...found, date, time, dateISO, dateEndISO };
  const isSameStart = date === found.date && (found.time === undefined || found.time === time);
  if (!isSameStart) return found;
  return { ...found, time, dateISO: found.dateISO ?? dateISO, dateEndISO: found.dateEndISO ?? dateEndISO };
}

/** The key stays that of the order, and with it the uid of the calendar entry. */
function currentFacts({ show }: ShowLine, found: ShowDetail): ShowFacts | undefined {
  const [item] = itemsForShow(found, plainChoice);
  if (!item?.show) return undefined;
  const location = item.show.location ?? show.location;
  const { movie, event } = item;
  return { show: { ...currentTimes(show, item.show), location, showKey: show.showKey }, movie, event };
}

type Texts = { name: string; when: string; place: string };

const textsOf = (line: Pick<CartItem, 'show' | 'movie' | 'event' | 'product'>): Texts => ({
  name: itemName(line as CartItem),
  when: line.show ? dayAndTime(line.show) : '',
  place: line.show?.location ?? '',
});

/** What is shown of a show before and now, where both are known and differ. */
function differences(before: Texts, now: Texts): Partial<Texts> {
  const fields = (['name', 'when', 'place'] as const).filter(
    (field) => before[field] && now[field] && before[field] !== now[field],
  );
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}

/**
 * What to keep of a response about an ordered show (`undefined`: the backend does not know it), at `readAt` (epoch ms).
 * `undefined` while the show is as ordered.
 */
export function showUpdate(
  { lines, updates }: OrderedLines,
  showId: number,
  found: ShowDetail | undefined,
  readAt: number,
): ShowUpdate | undefined {
  const line = showLines(lines).find((own) => own.showId === showId);
  const before = updateOf({ lines, updates }, showId);
  if (!line || (found && found.showId !== showId)) return before;
  // A programme need not contain what has begun.
  const start = startOf(before?.facts?.show ?? line.show);
  if (!found && start !== undefined && start <= readAt) return before;
  if (!found) return { showId, readAt, isGone: true, facts: before?.facts };
  const facts = currentFacts(line, found);
  if (!facts) return before;
  const { announced } = found;
  const isSame =
    announced === undefined &&
    Object.keys(differences(textsOf(line), textsOf(facts))).length === 0 &&
    endOf(line.show) === endOf(facts.show);
  return isSame && !before ? undefined : { showId, readAt, isGone: false, announced, facts };
}

/** The lines with their shows as the backend last named them, under the keys of the order. */
export function currentLines({ lines, updates = [] }: OrderedLines): Cart {
  const changed = showLines(lines).flatMap((line): CartItem[] => {
    const facts = updates.find(({ showId }) => showId === line.showId)?.facts;
    return facts ? [{ ...line, ...facts, order: sortValue(facts.show) }] : [];
  });
  return { ...lines, ...Object.fromEntries(changed.map((line) => [line.key, line])) };
}

/** Both the shows as ordered and as the backend last named them. */
export const allShowsOf = (order: OrderedLines) =>
  [order.lines, currentLines(order)].flatMap((lines) =>
    showLines(lines).map(({ show, movie, event }) => ({ ...show, movie, event })),
  );

/** How a show differs from what was ordered; `before` has the texts that are no longer true. */
export type ShowChange = {
  showId: number;
  readAt: number;
  isGone: boolean;
  announced: ShowUpdate['announced'];
  now: Texts;
  before: Partial<Texts>;
};

/** The changed shows to come of an order at `now` (epoch ms), in the order of its lines. */
export function showChanges(order: OrderedLines, now: number): ShowChange[] {
  const current = currentLines(order);
  return showLines(order.lines).flatMap((line): ShowChange[] => {
    const update = updateOf(order, line.showId);
    const { show = line.show, ...others } = current[line.key] ?? line;
    if (!update || (isOver(line.show, now) && isOver(show, now))) return [];
    const texts = textsOf({ ...others, show });
    const before = differences(textsOf(line), texts);
    const { isGone, announced, readAt } = update;
    if (!isGone && !announced && Object.keys(before).length === 0) return [];
    return [{ showId: line.showId, readAt, isGone, announced, now: texts, before }];
  });
}

/** A show that a visitor can come to; `readAt` (epoch ms) where the backend named it anew. */
export type ComingShow = BoughtShow & { readAt: number | undefined };

/** The current lines without those of shows that the backend no longer finds. */
export function linesToVisit(order: OrderedLines): Cart {
  const lines = Object.entries(currentLines(order));
  const isOn = ({ isGone, announced }: ShowUpdate) => !isGone && announced !== 'cancelled';
  return Object.fromEntries(
    lines.filter(([, { showId }]) => {
      const update = updateOf(order, showId);
      return !update || isOn(update);
    }),
  );
}

/** The shows of an order that the backend still knows, that have a date and are not over at `now` (epoch ms). */
export function showsToVisit(order: OrderedLines, now: number): ComingShow[] {
  return showsToCome(linesToVisit(order), now).map((bought) => ({
    ...bought,
    readAt: updateOf(order, bought.show.showId)?.readAt,
  }));
}

/** The ids of the shows of these tickets that take place soon after `now` (epoch ms) or just did, the next as ordered first. */
export function showsToCheck(tickets: readonly OrderedLines[], now: number): number[] {
  // Also for a day after it: who looks only then learns that it was moved.
  const isSoon = (show: CartShow) =>
    !isOver(show, now - dayLength) && (startOf(show) ?? now) <= now + showCheckAhead;
  const lines = tickets.flatMap((order) => {
    const current = currentLines(order);
    return showLines(order.lines).filter(
      ({ key, show }) => startOf(show) !== undefined && [show, current[key]?.show ?? show].some(isSoon),
    );
  });
  const inOrder = lines.toSorted((one, other) => (startOf(one.show) ?? 0) - (startOf(other.show) ?? 0));
  return [...new Set(inOrder.map(({ showId }) => showId))];
}
