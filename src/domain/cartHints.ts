import { sortedItems } from '@/domain/cart';
import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import type { Cart, CartItem } from '@/domain/entities';

/** What looks odd about the counts of one show; both may be meant, so that it is never more than a question. */
export type CartHint =
  /** More of what comes with every ticket than tickets: two cars, one ticket. */
  | { kind: 'fewTickets'; parent: CartItem; companion: CartItem }
  /** More tickets than anything they come with can take. */
  | { kind: 'manyTickets'; parent: CartItem; companion: CartItem }
  /** A market that is booked by its spots, and that was put into the cart more than once. */
  | { kind: 'bookedTwice'; parent: CartItem };

/** No passenger car has more seats. */
const seatsOfACar = 9;

function hintsOf(parent: CartItem, addOns: CartItem[]): CartHint[] {
  const isMarket = parent.productType === 'event' && parent.event?.eventType !== 'publicevent';
  // Without a price of its own the line counts nothing that could be compared: the spots beside it do.
  if (parent.price === 0) {
    return isMarket && parent.count > 1 ? [{ kind: 'bookedTwice', parent }] : [];
  }
  const companions = addOns.filter(({ product, earnedBy }) => product?.mandatory && earnedBy === undefined);
  return companions.flatMap((companion): CartHint[] => {
    if (companion.count > parent.count) return [{ kind: 'fewTickets', parent, companion }];
    const isFull = parent.productType === 'show' && parent.count > companion.count * seatsOfACar;
    return isFull ? [{ kind: 'manyTickets', parent, companion }] : [];
  });
}

function hintsAmong(items: CartItem[]): CartHint[] {
  const parents: CartItem[] = [];
  const addOns = new Map<string, CartItem[]>();
  for (const item of items) {
    const siblings = addOns.get(parentKeyOf(item.key));
    if (!isAddOnKey(item.key)) parents.push(item);
    else if (siblings) siblings.push(item);
    else addOns.set(parentKeyOf(item.key), [item]);
  }
  return parents.flatMap((parent) => hintsOf(parent, addOns.get(parent.key) ?? []));
}

/**
 * What a visitor may have counted wrongly, in the order of the cart (requirements, "Further features"). Only what
 * comes with every ticket is compared with the tickets: nobody knows how many portions of popcorn are right. Most carts
 * give no hint: theirs are not put in order.
 */
export function cartHints(cart: Cart): CartHint[] {
  const hints = hintsAmong(Object.values(cart));
  return hints.length > 1 ? hintsAmong(sortedItems(cart)) : hints;
}
