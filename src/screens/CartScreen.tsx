import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { validateVoucher } from '@/api/vouchers';
import { specialShows } from '@/config/limits';
import { paths } from '@/config/paths';
import { isEmptyCart } from '@/domain/cart';
import { connectionFlow } from '@/features/connection/connectionFlow';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { offersFlow } from '@/features/offers/offersFlow';
import { cartFlow } from '@/features/cart/cartFlow';
import { cartSlice } from '@/features/cart/cartSlice';
import { CartHints } from '@/features/cart/CartHints';
import { CartTable } from '@/features/cart/CartTable';
import { RemovalNotice } from '@/features/cart/RemovalNotice';
import { TotalBox } from '@/features/cart/TotalBox';
import { VoucherBox } from '@/features/cart/VoucherBox';
import { VoucherOffer } from '@/features/cart/VoucherOffer';
import { cartTexts } from '@/texts/cart';
import { notificationText } from '@/texts/notifications';
import { EmptyCartScene } from '@/ui/EmptyCartScene';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useTakenOver } from '@/ui/useTakenOver';
import { LinkedCart } from './cart/LinkedCart';
import { ShareCart } from './cart/ShareCart';
import { CartPlace } from './shared/CartPlace';
import { PurchaseSteps } from './shared/PurchaseSteps';
import '@/styles/choices.scss';
import '@/styles/cart.scss';

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
      {isTakenOver ? <Content /> : <CartPlace />}
    </>
  );
}

function Content() {
  const cart = useSelector(cartSlice.selectors.selectCart);
  const total = useSelector(cartSlice.selectors.selectTotal);
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  const hasExtraCarShow = Object.values(cart).some(({ showId }) => showId === specialShows.extraCar);
  return (
    <>
      <LinkedCart />
      <VoucherOffer cart={cart} isOffline={isOffline} />
      <RemovalNotice cart={cart} />
      <Damage />
      <div className="cart">
        <div className={isEmptyCart(cart) ? 'cart-parts cart-empty' : 'cart-parts'}>
          <div className="cart-main">
            {isEmptyCart(cart) ? <EmptyCart /> : <CartTable cart={cart} />}
            <CartHints cart={cart} />
            {hasExtraCarShow && (
              <LinkButton to={paths.extraCar.to()} variant="outline-primary">
                {cartTexts.extraCar}
              </LinkButton>
            )}
            <VoucherBox cart={cart} isOffline={isOffline} />
          </div>
          <TotalBox cart={cart} total={total} />
          <ShareCart cart={cart} />
        </div>
      </div>
    </>
  );
}

/** Stands here too, for whoever missed the notification. */
function Damage() {
  const isDamaged = useSelector(cartSlice.selectors.selectRestoration) === 'damaged';
  return isDamaged && <Notice variant="info">{notificationText('cartDamaged')}</Notice>;
}

function EmptyCart() {
  const isExpired = useSelector(cartSlice.selectors.selectRestoration) === 'expired';
  return (
    <div className="cart-nothing">
      <EmptyCartScene />
      <p className="lead">{isExpired ? notificationText('cartExpired') : cartTexts.empty}</p>
      <div className="actions">
        <LinkButton to={paths.program.to()}>{cartTexts.toProgram}</LinkButton>
        <LinkButton to={paths.flohmarktProgram.to()} variant="outline-primary">
          {cartTexts.toFlohmarkt}
        </LinkButton>
      </div>
    </div>
  );
}
