import { cartStorageKey } from '@/shop/constants';
import { hasPastShow } from '@/domain/cart';
import type { Cart } from '@/domain/entities';
import { isDamaged, readStoredCart } from '@/domain/storedCart';
import { withoutLoneCodes, withoutRepeatedCodes } from '@/domain/voucherCodes';
import { offeredCode } from '@/features/cart/vouchers/offeredCode';
import { localStore } from '@/shared/browser/browserStorage';
import { isPrerenderedPage } from '@/shared/browser/prerenderedPage';
import { shopNow } from '@/shared/browser/serverClock';
import { PrehydratedCart } from './PrehydratedCart';
import { renderKnown } from './renderFirst';

/** With more lines, prehydration takes a slow phone longer than it saves. */
const maxLines = 30;

function hasOffer(): boolean {
  return (
    !isPrerenderedPage(document.documentElement) || window.location.hash !== '' || offeredCode.read() !== ''
  );
}

/** The stored cart; `undefined` where the app would change it or show a message about it. */
function unchangedCart(): Cart | undefined {
  const stored = localStore.read(cartStorageKey);
  // If the storage was forbidden or cleared, a cookie may contain the cart.
  const isNew = stored === null && !document.cookie.includes(`${cartStorageKey}=`);
  const cart = isNew ? {} : readStoredCart(stored);
  if (!cart || hasOffer() || isDamaged(stored, cart) || hasPastShow(cart, shopNow())) return undefined;
  const cleaned = withoutLoneCodes(withoutRepeatedCodes(cart));
  return cleaned === cart && Object.keys(cart).length <= maxLines ? cart : undefined;
}

// Controls are disabled, because only the app can change the cart.
renderKnown(() => {
  const cart = unchangedCart();
  if (!cart) return undefined;
  const contents = (<PrehydratedCart cart={cart} />) as unknown as HTMLElement;
  for (const control of contents.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input'))
    control.disabled = true;
  return contents;
});
