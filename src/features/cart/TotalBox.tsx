import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Cart, Cents } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { notify } from '@/request/notify';
import { cartTexts } from '@/texts/cart';
import { notificationText } from '@/texts/notifications';
import { sumTexts } from '@/texts/sums';
import { voucherTexts } from '@/texts/vouchers';
import { BarSum } from '@/ui/BarSum';
import { Button } from '@/ui/Button';
import { cartSlice } from './cartSlice';
import { checkoutBlock } from './checkoutBlock';
import { SumMismatch } from './SumMismatch';
import { useIsCheckingVouchers } from './useVoucherCheck';
import { VatDetails } from './VatDetails';

/**
 * The total and the way to checkout; a blocked one says why and stays reachable by keyboard. It waits for a code that
 * is being checked, which may change the total.
 */
export function TotalBox({ cart, total }: { cart: Cart; total: Cents }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const block = checkoutBlock(cart, total);
  const isRedeeming = useSelector(cartSlice.selectors.selectIsRedeeming);
  const isRechecking = useIsCheckingVouchers();
  const isChecking = isRedeeming || isRechecking;
  const isBlocked = block !== undefined || isChecking;
  if (isAsked && !isBlocked) setIsAsked(false);

  function goToCheckout() {
    if (!isBlocked) {
      void navigate(paths.checkout.to());
      return;
    }
    setIsAsked(true);
    if (block) dispatch(notify(block));
  }

  return (
    <div className="cart-summary">
      <section className="panel buy-bar" aria-label={cartTexts.total}>
        <BarSum
          label={cartTexts.total}
          amount={formatEuro(total)}
          note={cartTexts.vat}
          news={sumTexts.changed(cartTexts.total, formatEuro(total))}
        />
        <div className="actions">
          <Button
            className={isBlocked ? 'disabled-look' : undefined}
            aria-disabled={isBlocked}
            onClick={goToCheckout}
          >
            {cartTexts.checkout}
          </Button>
        </div>
        <div role="status" className="slow-hint">
          {isAsked && !block && isChecking && <p>{voucherTexts.checkoutWaits}</p>}
        </div>
        {isAsked && block === 'cartEmpty' && (
          <p className="field-error" role="alert">
            {notificationText(block)}
          </p>
        )}
        {block === 'sumMismatch' && <SumMismatch />}
      </section>
      {block !== 'sumMismatch' && <VatDetails cart={cart} />}
    </div>
  );
}
