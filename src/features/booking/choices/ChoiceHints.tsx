import { addItems } from '@/domain/cart';
import { itemsForShow } from '@/domain/cartItems';
import type { ShowDetail } from '@/domain/entities';
import type { Choice } from '@/domain/selection';
import { CartHints } from '@/features/cart/CartHints';

/** What the cart would ask about the choice. */
export function ChoiceHints({ show, choice }: { show: ShowDetail; choice: Choice }) {
  return <CartHints cart={addItems({}, itemsForShow(show, choice))} isOfPage />;
}
