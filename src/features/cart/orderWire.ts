import type { Cents } from '@/shared/text/money';
import { eurosFromCents } from '@/shared/text/money';
import type { OrderGroup } from '@/domain/orderGroups';

type Priced = { price: Cents };

/** Cents inside, euros on the wire. */
function inEuros<T extends Priced>(entry: T) {
  return { ...entry, price: eurosFromCents(entry.price) };
}

/** The specification's discount-request items; the ticket or stall itself stands in `products` too (assumed). */
export function groupsToWire(groups: OrderGroup[]) {
  return groups.map(({ showId, products }) => ({ showId, products: products.map(inEuros) }));
}
