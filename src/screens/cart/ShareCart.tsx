import { paths } from '@/config/paths';
import { hasFixedCount } from '@/domain/cart';
import { cartFragment, isNothingWanted, wantedOf } from '@/domain/cartLink';
import type { Cart } from '@/domain/entities';
import { pageAddress } from '@/lib/share';
import { shareCartTexts } from '@/texts/cartLink';
import { ShareButton } from '@/ui/ShareButton';
import '@/styles/linkedCart.scss';

/** Passes the cart on as a link: its shows, products and counts, never prices or codes. */
export function ShareCart({ cart }: { cart: Cart }) {
  const wanted = wantedOf(cart);
  if (isNothingWanted(wanted)) return null;
  const fragment = cartFragment(wanted);
  const url = fragment && pageAddress(paths.cart.to() + fragment);
  const isPartly = Object.values(cart).some(hasFixedCount);
  return (
    <div className="share-cart">
      {url ? (
        <ShareButton texts={shareCartTexts} title={shareCartTexts.title} url={url} />
      ) : (
        <p className="soft">{shareCartTexts.tooBig}</p>
      )}
      {url && isPartly && <p className="soft">{shareCartTexts.withoutCodes}</p>}
    </div>
  );
}
