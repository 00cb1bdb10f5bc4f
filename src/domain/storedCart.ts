import * as v from 'valibot';
import { maxReferenceLength } from '@/shared/config/constants';
import { maxQuantity, maxStoredCartLength } from '@/shop/constants';
import { withoutUnearned } from '@/domain/cart';
import { isAddOnKey, isSafeKey } from '@/domain/cartKeys';
import { withTotals } from '@/domain/cartTotals';
import type { CartChange } from '@/domain/cartChange';
import type { Cart, CartItem } from '@/domain/entities';
import { parseJson } from '@/shared/text/parseJson';

const text = v.pipe(v.string(), v.maxLength(maxReferenceLength));
const optional = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);
const optionalText = optional(text);
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(-100_000_000), v.maxValue(100_000_000));
/** No show has more products that earn a discount. */
const maxEarnedBy = 1000;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxQuantity));

const show = v.object({
  showId: id,
  showName: optionalText,
  date: text,
  time: optionalText,
  dateISO: optionalText,
  dateEndISO: optionalText,
  location: optionalText,
  urlIdentifier: optionalText,
  showKey: optionalText,
});
const movie = v.object({ movieId: id, movieName: text, imagePath: optionalText, imageName: optionalText });
const event = v.object({
  eventId: id,
  eventName: text,
  eventType: v.picklist(['automarkt', 'publicevent', 'flohmarkt']),
  thumbImage: optionalText,
});
const product = v.object({
  id,
  purchaseProductId: id,
  productName: text,
  taxrate: optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  mandatory: v.boolean(),
  productOrderType: v.picklist(['product', 'option']),
  productType: optionalText,
  productImagePath: optionalText,
});

/** What names, dates and places a show in a line. */
export const storedShowFacts = v.object({ show, movie: v.optional(movie), event: v.optional(event) });

const item: v.GenericSchema<unknown, CartItem> = v.object({
  key: text,
  id,
  productType: v.picklist([
    'show',
    'event',
    'voucher',
    'showProduct',
    'eventProduct',
    'option',
    'voucheritem',
  ]),
  amount: count,
  count,
  price: cents,
  totalPrice: v.fallback(v.pipe(v.number(), v.safeInteger()), 0),
  order: text,
  showId: id,
  show: v.optional(show),
  movie: v.optional(movie),
  event: v.optional(event),
  product: v.optional(product),
  discountPurchaseProductId: optional(id),
  // Without it the line would be a chosen product whose count can be raised.
  earnedBy: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(maxEarnedBy))),
  voucherCode: optionalText,
  voucherCategory: optionalText,
});

/** The line has an entity to name it by; a ticket without its show could never expire. */
function isComplete({ productType, show: lineShow, movie: film, event: market, product: goods }: CartItem) {
  if (productType === 'show') return Boolean(lineShow && film);
  if (productType === 'event') return Boolean(lineShow && market);
  return Boolean(goods);
}

function readLine(key: string, candidate: unknown): CartItem | undefined {
  const line = v.safeParse(item, candidate);
  if (!isSafeKey(key) || !line.success || line.output.key !== key) return undefined;
  if (line.output.earnedBy && !isAddOnKey(key)) return undefined;
  return isComplete(line.output) ? line.output : undefined;
}

/** `undefined` if it is not JSON, or longer than any cart of the shop. */
const parsedCart = (stored: string): unknown =>
  stored.length > maxStoredCartLength ? undefined : parseJson(stored);

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses an untrusted cart: keeps valid lines and earned discounts, recomputes totals. Invalid text yields an empty
 * cart, `undefined` if nothing was stored.
 */
export function readStoredCart(stored: string | null | undefined): Cart | undefined {
  if (stored === null || stored === undefined) return undefined;
  const parsed = parsedCart(stored);
  const lines = new Map<string, CartItem>();
  for (const [key, candidate] of Object.entries(isMap(parsed) ? parsed : {})) {
    const line = readLine(key, candidate);
    if (line) lines.set(key, line);
  }
  return withTotals(withoutUnearned(Object.fromEntries(lines), [...lines.keys()]));
}

/** Whether a stored text cannot be parsed, or has more lines than `readStoredCart` returned. */
export function isDamaged(stored: string | null | undefined, cart: Cart): boolean {
  if (!stored) return false;
  const parsed = parsedCart(stored);
  return parsed === undefined || Object.keys(parsed ?? {}).length > Object.keys(cart).length;
}

/** Parses the change from another tab: `null` for a removed line; invalid lines are dropped. */
export function readChange(candidate: unknown): CartChange {
  const lines = new Map<string, CartItem | null>();
  for (const [key, line] of Object.entries(isMap(candidate) ? candidate : {})) {
    const read = line === null && isSafeKey(key) ? null : readLine(key, line);
    if (read !== undefined) lines.set(key, read);
  }
  return Object.fromEntries(lines);
}
