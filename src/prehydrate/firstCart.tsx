import { cartStorageKey } from '@/shared/config/constants';
import { hasPastShow } from '@/domain/cart';
import { cartTotal } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import { isDamaged, readStoredCart } from '@/domain/storedCart';
import { withoutLoneCodes, withoutRepeatedCodes } from '@/domain/voucherCodes';
import { offeredCode } from '@/features/cart/components/offeredCode';
import { localStore } from '@/shared/browser/browserStorage';
import { isPrerenderedPage } from '@/shared/browser/prerenderedPage';
import { shopNow } from '@/shared/browser/serverClock';
import { CartContents } from '@/features/cart/components/CartContents';
import { paintKnown } from './renderFirst';

/** More lines take a slow phone longer than they are ahead. */
const mostLines = 30;

/** Whether a link brought something that is asked about above the cart. */
function isAsked(): boolean {
  return (
    !isPrerenderedPage(document.documentElement) || window.location.hash !== '' || offeredCode.read() !== ''
  );
}

/** The cart as this browser keeps it; nothing where the app has more to say of it than what is in it. */
function wholeCart(): Cart | undefined {
  const stored = localStore.read(cartStorageKey);
  // Where the storage was forbidden or cleared, a cookie may hold one.
  const isNew = stored === null && !document.cookie.includes(`${cartStorageKey}=`);
  const cart = isNew ? {} : readStoredCart(stored);
  if (!cart || isAsked() || isDamaged(stored, cart) || hasPastShow(cart, shopNow())) return undefined;
  const held = withoutLoneCodes(withoutRepeatedCodes(cart));
  return held === cart && Object.keys(cart).length <= mostLines ? cart : undefined;
}

// What is in the cart, to be read and followed: counts are changed and the checkout is reached in the app alone.
paintKnown(() => {
  const cart = wholeCart();
  if (!cart) return undefined;
  // Compiled for these scripts, components make elements.
  const parts = (<CartContents cart={cart} total={cartTotal(cart)} />) as unknown as HTMLElement;
  for (const control of parts.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input'))
    control.disabled = true;
  return parts;
});
