import { paths } from '@/shop/paths';
import { hasFixedCount } from '@/domain/cart';
import { cartFragment, isEmptyLinkedCart, linkedCartOf } from '@/domain/cartLink';
import type { Cart } from '@/domain/entities';
import { pageAddress } from '@/shared/browser/share';
import { shareCartTexts } from './linkTexts';
import { ShareButton } from '@/shared/ui/ShareButton';
import './linkedCart.scss';

/** Shares the cart as a link with its shows, products and counts, never with prices or codes. */
export function ShareCart({ cart }: { cart: Cart }) {
  const wanted = linkedCartOf(cart);
  if (isEmptyLinkedCart(wanted)) return null;
  const fragment = cartFragment(wanted);
  const url = fragment && pageAddress(paths.cart.to() + fragment);
  const isPartial = Object.values(cart).some(hasFixedCount);
  return (
    <div className="share-cart">
      {url ? (
        <ShareButton texts={shareCartTexts} title={shareCartTexts.title} url={url} />
      ) : (
        <p className="soft">{shareCartTexts.tooBig}</p>
      )}
      {url && isPartial && <p className="soft">{shareCartTexts.withoutCodes}</p>}
    </div>
  );
}
