import type { Cents } from '@/shared/text/money';
import { eurosFromCents } from '@/shared/text/money';
import type { OrderGroup } from '@/domain/orderGroups';

type Priced = { price: Cents };

/** Cents in the app, euros on the wire. */
function inEuros<T extends Priced>(entry: T) {
  return { ...entry, price: eurosFromCents(entry.price) };
}

/** Groups on the wire; `products` includes the ticket or stall itself (backend, "Group"). */
export function groupsToWire(groups: OrderGroup[]) {
  return groups.map(({ showId, products }) => ({ showId, products: products.map(inEuros) }));
}
