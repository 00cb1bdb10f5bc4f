import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { validateVoucher } from '@/features/cart/vouchersApi';
import { hasMarketStall } from '@/domain/cart';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { RemovalNotice } from './RemovalNotice';
import { VoucherBox } from '@/features/cart/vouchers/VoucherBox';
import { VoucherOffer } from '@/features/cart/vouchers/VoucherOffer';
import { notificationText } from '@/features/notifications/texts';
import { PrehydratedPart } from '@/shop/ui/PrehydratedPart';
import { Notice } from '@/shared/ui/Notice';
import { notifyClockChange } from '@/shared/browser/serverClock';
import { useHydrated } from '@/shared/ui/useHydrated';
import { EmptiedCart } from '@/features/cart/EmptiedCart';
import { CartContents } from './CartContents';
import type { CodeHolderProps } from '@/features/cart/VoucherCheck';
import { SellerLinks } from '@/features/cart/SellerLinks';
import { LinkedCart } from '@/features/cart/link/LinkedCart';
import { ShareCart } from '@/features/cart/link/ShareCart';
import { CartSkeleton } from '@/features/cart/CartSkeleton';

export function CartBody(props: CodeHolderProps) {
  const dispatch = useDispatch();
  const isHydrated = useHydrated();
  // A show may have ended at the checkout.
  useEffect(notifyClockChange, []);
  useEffect(
    () => () => {
      dispatch(validateVoucher.reset());
    },
    [dispatch],
  );
  if (isHydrated) return <Content {...props} />;
  return (
    <>
      <PrehydratedPart cart />
      <CartSkeleton />
    </>
  );
}

function Content({ CodeHolder }: CodeHolderProps) {
  const cart = useSelector(cartSlice.selectors.selectCart);
  const total = useSelector(cartSlice.selectors.selectTotal);
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  return (
    <>
      <LinkedCart />
      <VoucherOffer cart={cart} isOffline={isOffline} />
      <RemovalNotice cart={cart} />
      <EmptiedCart />
      <StorageNotices />
      <CartContents
        cart={cart}
        total={total}
        voucher={<VoucherBox cart={cart} isOffline={isOffline} CodeHolder={CodeHolder} />}
        share={
          <>
            <ShareCart cart={cart} />
            {hasMarketStall(cart) && <SellerLinks />}
          </>
        }
      />
    </>
  );
}

function StorageNotices() {
  const isDamaged = useSelector(cartSlice.selectors.selectRestoration) === 'damaged';
  const isKept = useSelector(cartSlice.selectors.selectIsKept);
  return (
    <>
      {isDamaged && <Notice variant="info">{notificationText('cartDamaged')}</Notice>}
      {!isKept && <Notice variant="info">{notificationText('cartNotKept')}</Notice>}
    </>
  );
}
