import { sortedItems } from '@/domain/cart';
import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import type { Cart, CartItem } from '@/domain/entities';

/** A count of one show that is unusual but allowed: it is shown as a question only. */
export type CartHint =
  /** More mandatory companions than tickets or stalls: two cars, one ticket. */
  | { kind: 'moreCompanions'; parent: CartItem; companion: CartItem }
  | { kind: 'fewerCompanions'; parent: CartItem; companion: CartItem }
  | { kind: 'bookedTwice'; parent: CartItem };

/** No passenger car has more seats. */
const seatsOfACar = 9;

function hintsOf(parent: CartItem, addOns: CartItem[]): CartHint[] {
  const isMarket = parent.productType === 'event' && parent.event?.eventType !== 'publicevent';
  // Without a price of its own the line is not counted: the chosen spots are.
  if (parent.price === 0) {
    return isMarket && parent.count > 1 ? [{ kind: 'bookedTwice', parent }] : [];
  }
  const companions = addOns.filter(({ product, earnedBy }) => product?.mandatory && earnedBy === undefined);
  return companions.flatMap((companion): CartHint[] => {
    if (companion.count > parent.count) return [{ kind: 'moreCompanions', parent, companion }];
    const isFull = parent.productType === 'show' && parent.count > companion.count * seatsOfACar;
    return isFull ? [{ kind: 'fewerCompanions', parent, companion }] : [];
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
 * Unusual counts in the order of the cart (requirements, "Further features"). Most carts have at most one, so sorting
 * is skipped.
 */
export function cartHints(cart: Cart): CartHint[] {
  const hints = hintsAmong(Object.values(cart));
  return hints.length > 1 ? hintsAmong(sortedItems(cart)) : hints;
}
