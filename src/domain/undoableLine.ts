import { sortedItems } from '@/domain/cart';
import { putBack, takenFrom } from '@/domain/cartRemoval';
import type { Cart, CartItem } from '@/domain/entities';

/**
 * The line that a removal was about: the parent, or the add-on that was chosen and not the discount that went with it.
 * `undefined` where there is nothing that could be put back: the removal cannot be undone any more.
 */
export function undoableLine(cart: Cart, removed: Cart): CartItem | undefined {
  const fitting = takenFrom(putBack(cart, removed), cart);
  if (Object.keys(fitting).length === 0) return undefined;
  const lines = sortedItems(removed);
  return lines.find(({ earnedBy }) => earnedBy === undefined) ?? lines[0];
}
