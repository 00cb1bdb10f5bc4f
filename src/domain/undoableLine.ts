import { sortedItems } from '@/domain/cart';
import { putBack, takenFrom } from '@/domain/cartRemoval';
import { lineOf } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';

/**
 * The main line of a removal: the parent, or the chosen add-on, not the discount removed with it. `undefined` if the
 * removal cannot be undone.
 */
export function undoableLine(cart: Cart, removed: Cart): CartItem | undefined {
  const lines = sortedItems(removed);
  const line = lines.find(({ earnedBy }) => earnedBy === undefined) ?? lines[0];
  return line && lineOf(takenFrom(putBack(cart, removed), cart), line.key);
}
