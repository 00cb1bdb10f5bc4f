import type { ReactNode, RefObject } from 'react';
import { hasFixedCount } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { cartTexts } from '@/features/cart/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { VatDetails } from '@/features/cart/VatDetails';
import type { NotificationKey } from '@/features/notifications/texts';
import { BottomBarView } from '@/shared/ui/BottomBarView';
import { Button } from '@/shared/ui/Button';
import type { Sum } from '@/shared/ui/RunningSumView';

type Props = {
  cart: Cart;
  total: Cents;
  /** The result of `checkoutBlock`. */
  block: NotificationKey | undefined;
  isChecking?: boolean;
  RunningSum: (sum: Sum) => ReactNode;
  onCheckout?: () => void;
  status?: ReactNode;
  /** Why the cart cannot be checked out. */
  reason?: ReactNode;
  barRef?: RefObject<HTMLElement | null>;
};

const countsOf = (cart: Cart) =>
  Object.fromEntries(
    Object.values(cart)
      .filter((line) => !hasFixedCount(line))
      .map((line) => [line.key, quantityTexts.counted(line.count, itemName(line))]),
  );

export function TotalBoxView(props: Props) {
  const { cart, total, block, isChecking = false, RunningSum, onCheckout, status, reason, barRef } = props;
  const isBlocked = block !== undefined || isChecking;
  return (
    <div className={block === 'sumMismatch' ? 'cart-summary cart-mismatch' : 'cart-summary'}>
      <BottomBarView
        barRef={barRef}
        label={cartTexts.total}
        sum={
          <RunningSum label={cartTexts.total} total={total} note={cartTexts.vat} counts={countsOf(cart)} />
        }
        actions={
          <Button
            className={isBlocked ? 'disabled-look' : undefined}
            aria-disabled={isBlocked}
            onClick={onCheckout}
          >
            {cartTexts.checkout}
          </Button>
        }
      >
        <div role="status" className="slow-hint">
          {status}
        </div>
        {reason}
      </BottomBarView>
      {block !== 'sumMismatch' && <VatDetails cart={cart} />}
    </div>
  );
}
