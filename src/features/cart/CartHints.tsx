import { cartHints, type CartHint } from '@/domain/cartHints';
import { itemName } from '@/domain/cartItems';
import { datedName } from '@/domain/lineNames';
import type { Cart, CartItem } from '@/domain/entities';
import { cartHintTexts } from './texts';
import { ownPriceTexts } from '@/features/catalogue/cardTexts';
import { quantityTexts } from '@/shop/quantityTexts';

type Props = {
  cart: Cart;
  /** Where everything is of the show of the page, its name is left out. */
  isOfPage?: boolean;
};

/** Hints at unusual counts without blocking the order. The live region announces new hints. */
export function CartHints({ cart, isOfPage = false }: Props) {
  const hints = cartHints(cart);
  return (
    <div role="status" className="cart-hints">
      {hints.map((hint) => (
        <p key={keyOf(hint)} className="alert">
          {isOfPage ? hintText(hint) : `${datedName(hint.parent)}: ${hintText(hint)}`}
        </p>
      ))}
    </div>
  );
}

function keyOf(hint: CartHint): string {
  return hint.kind === 'bookedTwice' ? hint.parent.key : hint.companion.key;
}

function hintText(hint: CartHint): string {
  const { kind, parent } = hint;
  if (kind === 'bookedTwice') return cartHintTexts.bookedTwice(parent.count);
  const own = quantityTexts.counted(parent.count, ownName(parent));
  const companions = quantityTexts.counted(hint.companion.count, itemName(hint.companion));
  return kind === 'moreCompanions'
    ? cartHintTexts.unequal(companions, own)
    : cartHintTexts.unequal(own, companions);
}

function ownName({ event }: CartItem): string {
  return ownPriceTexts[event?.eventType ?? 'kino'];
}
