import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shop/paths';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { notify } from '@/features/notifications/notificationsSlice';
import { notificationText } from '@/features/notifications/texts';
import { voucherTexts } from '@/features/cart/texts';
import { RunningSum } from '@/shared/ui/BottomBar';
import { useBottomInset } from '@/shared/ui/useBottomInset';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { cartSlice } from '@/features/cart/cartSlice';
import { checkoutBlock } from '@/domain/cart';
import { SumMismatch } from '@/features/cart/SumMismatch';
import { useIsCheckingVouchers } from '@/features/cart/VoucherCheck';
import { TotalBoxView } from './TotalBoxView';

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
  const bar = useRef<HTMLElement>(null);
  useBottomInset(bar, '--bar-height');
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
    <TotalBoxView
      barRef={bar}
      cart={cart}
      total={total}
      block={block}
      isChecking={isChecking}
      RunningSum={RunningSum}
      onCheckout={checkout.onClick}
      status={
        <>
          {checkout.isDeferred && <p>{voucherTexts.checkoutWaits}</p>}
          {outcome === 'stopped' && <p>{voucherTexts.checkoutStopped}</p>}
        </>
      }
      reason={
        <>
          {outcome === 'blocked' && block === 'cartEmpty' && (
            // Announced by its notification.
            <p className="field-error">{notificationText(block)}</p>
          )}
          {block === 'sumMismatch' && <SumMismatch />}
        </>
      }
    />
  );
}
