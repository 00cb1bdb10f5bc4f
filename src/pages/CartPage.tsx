import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { validateVoucher } from '@/features/cart/vouchersApi';
import { connectionModule } from '@/features/connection/module';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { offersModule } from '@/features/cart/offersModule';
import { cartModule } from '@/features/cart/module';
import { cartSlice } from '@/features/cart/cartSlice';
import { RemovalNotice } from '@/features/cart/components/RemovalNotice';
import { VoucherBox } from '@/features/cart/components/VoucherBox';
import { VoucherOffer } from '@/features/cart/components/VoucherOffer';
import { cartTexts } from '@/features/cart/texts';
import { notificationText } from '@/features/notifications/texts';
import { PrehydratedPart } from '@/shared/ui/PrehydratedPart';
import { Notice } from '@/shared/ui/Notice';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useHydrated } from '@/shared/ui/useHydrated';
import { CartContents } from '@/features/cart/components/CartContents';
import { LinkedCart } from '@/features/cart/components/LinkedCart';
import { ShareCart } from '@/features/cart/components/ShareCart';
import { CartSkeleton } from '@/features/cart/CartSkeleton';
import { PurchaseSteps } from '@/features/cart/PurchaseSteps';

export const modules = [cartModule, connectionModule, offersModule];

export function CartPage() {
  const dispatch = useDispatch();
  const isHydrated = useHydrated();
  useEffect(
    () => () => {
      dispatch(validateVoucher.reset());
    },
    [dispatch],
  );
  return (
    <>
      <PageMeta title={cartTexts.title} description={cartTexts.description} noindex />
      <PurchaseSteps current="cart" />
      <PageHeading>{cartTexts.title}</PageHeading>
      {isHydrated ? (
        <Content />
      ) : (
        <>
          <PrehydratedPart cart />
          <CartSkeleton />
        </>
      )}
    </>
  );
}

function Content() {
  const cart = useSelector(cartSlice.selectors.selectCart);
  const total = useSelector(cartSlice.selectors.selectTotal);
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  return (
    <>
      <LinkedCart />
      <VoucherOffer cart={cart} isOffline={isOffline} />
      <RemovalNotice cart={cart} />
      <StorageNotices />
      <CartContents
        cart={cart}
        total={total}
        voucher={<VoucherBox cart={cart} isOffline={isOffline} />}
        share={<ShareCart cart={cart} />}
      />
    </>
  );
}

/** Stands here too, for whoever missed the notification. */
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
