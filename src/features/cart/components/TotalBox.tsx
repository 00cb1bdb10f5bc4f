import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { notify } from '@/features/notifications/notify';
import { cartTexts } from '@/features/cart/texts';
import { notificationText } from '@/features/notifications/texts';
import { voucherTexts } from '@/features/cart/voucherTexts';
import { BottomBar } from '@/shared/ui/BottomBar';
import { Button } from '@/shared/ui/Button';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { cartSlice } from '@/features/cart/cartSlice';
import { checkoutBlock } from '@/features/cart/checkoutBlock';
import { SumMismatch } from '@/features/cart/SumMismatch';
import { useIsCheckingVouchers } from '@/features/cart/useVoucherCheck';
import { VatDetails } from '@/features/cart/VatDetails';

/**
 * The total and the checkout button; a blocked button stays focusable and says why. While a code is being checked, which
 * may change the total, a click is deferred. A code that was not redeemed cancels the deferred click, as only this page
 * reports it; checkout also reports changes of redeemed codes.
 */
export function TotalBox({ cart, total }: { cart: Cart; total: Cents }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<'blocked' | 'stopped'>();
  const block = checkoutBlock(cart, total);
  const isRedeeming = useSelector(cartSlice.selectors.selectIsRedeeming);
  const isRefused = useSelector(cartSlice.selectors.selectIsVoucherRefused);
  const isRechecking = useIsCheckingVouchers();
  const isChecking = isRedeeming || isRechecking;
  const isBlocked = block !== undefined || isChecking;
  if (outcome === 'blocked' && !block) setOutcome(undefined);
  if (outcome === 'stopped' && !isRefused) setOutcome(undefined);

  const checkout = useDeferredClick(isChecking && block === undefined, (isLate) => {
    if (block) {
      setOutcome('blocked');
      dispatch(notify(block));
    } else if (isLate && isRefused) setOutcome('stopped');
    else void navigate(paths.checkout.to());
  });

  return (
    <div className="cart-summary">
      <BottomBar
        label={cartTexts.total}
        sum={{ label: cartTexts.total, total, note: cartTexts.vat }}
        actions={
          <Button
            className={isBlocked ? 'disabled-look' : undefined}
            aria-disabled={isBlocked}
            onClick={checkout.onClick}
          >
            {cartTexts.checkout}
          </Button>
        }
      >
        <div role="status" className="slow-hint">
          {checkout.isDeferred && <p>{voucherTexts.checkoutWaits}</p>}
          {outcome === 'stopped' && <p>{voucherTexts.checkoutStopped}</p>}
        </div>
        {outcome === 'blocked' && block === 'cartEmpty' && (
          <p className="field-error" role="alert">
            {notificationText(block)}
          </p>
        )}
        {block === 'sumMismatch' && <SumMismatch />}
      </BottomBar>
      {block !== 'sumMismatch' && <VatDetails cart={cart} />}
    </div>
  );
}
