import { isEmptyCart } from '@/domain/cart';
import { positionsSum } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import type { NotificationKey } from '@/features/notifications/texts';

/** Key of the notification that says why a cart cannot be checked out (requirements 5). */
export function checkoutBlock(cart: Cart, displayedTotal: Cents): NotificationKey | undefined {
  if (isEmptyCart(cart)) return 'cartEmpty';
  return positionsSum(cart) === displayedTotal ? undefined : 'sumMismatch';
}
