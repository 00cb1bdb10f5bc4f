import { sortedItems } from '@/domain/cart';
import { putBack, takenFrom } from '@/domain/cartRemoval';
import { lineOf } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';

/**
 * The line that a removal was about: the parent, or the add-on that was chosen and not the discount that went with it.
 * `undefined` where it could not be put back: the removal cannot be undone any more.
 */
export function undoableLine(cart: Cart, removed: Cart): CartItem | undefined {
  const lines = sortedItems(removed);
  const line = lines.find(({ earnedBy }) => earnedBy === undefined) ?? lines[0];
  return line && lineOf(takenFrom(putBack(cart, removed), cart), line.key);
}
