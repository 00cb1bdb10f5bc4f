import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { validateVoucher } from '@/api/vouchers';
import { connectionFlow } from '@/features/connection/connectionFlow';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { offersFlow } from '@/features/offers/offersFlow';
import { cartFlow } from '@/features/cart/cartFlow';
import { cartSlice } from '@/features/cart/cartSlice';
import { RemovalNotice } from '@/features/cart/RemovalNotice';
import { VoucherBox } from '@/features/cart/VoucherBox';
import { VoucherOffer } from '@/features/cart/VoucherOffer';
import { cartTexts } from '@/texts/cart';
import { notificationText } from '@/texts/notifications';
import { FirstPart } from '@/ui/FirstPart';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useTakenOver } from '@/ui/useTakenOver';
import { CartParts } from './cart/CartParts';
import { LinkedCart } from './cart/LinkedCart';
import { ShareCart } from './cart/ShareCart';
import { CartPlace } from './shared/CartPlace';
import { PurchaseSteps } from './shared/PurchaseSteps';

export const flows = [cartFlow, connectionFlow, offersFlow];

export function CartScreen() {
  const dispatch = useDispatch();
  const isTakenOver = useTakenOver();
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
      {isTakenOver ? (
        <Content />
      ) : (
        <>
          <FirstPart cart />
          <CartPlace />
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
      <CartParts
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
