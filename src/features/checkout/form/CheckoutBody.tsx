import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/shop/paths';
import { isEmptyCart } from '@/domain/cart';
import { isPaymentLost } from '@/domain/payment';
import { cartSlice } from '@/features/cart/cartSlice';
import { orderSlice, unpaidOrderDropped } from '@/features/checkout/orderSlice';
import { useUnpaidOrder } from '@/features/checkout/history/useUnpaidOrder';
import { LeavingToPayment, UnpaidOrder } from '@/features/checkout/history/UnpaidOrder';
import { checkoutTexts } from './checkoutTexts';
import { notificationText } from '@/features/notifications/texts';
import { orderTexts } from '@/features/checkout/texts';
import { paymentTexts } from '@/features/checkout/payment/paymentTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Notice } from '@/shared/ui/Notice';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useHydrated } from '@/shared/ui/useHydrated';
import { OrderStep } from './OrderStep';
import { useNow } from '@/shared/ui/useNow';
import { CartSkeleton } from '@/features/cart/CartSkeleton';

type Props = { isEdited: boolean; onEdit: () => void };

export function CheckoutBody({ isEdited, onEdit }: Props) {
  const dispatch = useDispatch();
  const now = useNow();
  const isHydrated = useHydrated();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const total = useSelector(cartSlice.selectors.selectTotal);
  const { leaving, orderId, orderLink, outcome } = useSelector(orderSlice.selectors.selectOrder);
  const unpaid = useUnpaidOrder();
  if (!isHydrated) return <CheckoutSkeleton />;
  if (leaving && orderLink !== null) return <LeavingToPayment orderId={orderId} address={orderLink} />;
  if (unpaid && !isEdited) {
    return <UnpaidOrder unpaid={unpaid} now={now} onOrderAgain={() => dispatch(unpaidOrderDropped())} />;
  }
  return (
    <>
      <PageHeading>{checkoutTexts.title}</PageHeading>
      {outcome && isPaymentLost(outcome.status) && (
        <Notice variant="info" title={paymentTexts.lost[outcome.status].title}>
          <p className="mb-0">{orderTexts.lost(outcome.orderId)}</p>
        </Notice>
      )}
      {isEmptyCart(cart) && <p role="alert">{notificationText('cartEmpty')}</p>}
      {(isEdited || !isEmptyCart(cart)) && <OrderStep cart={cart} total={total} now={now} onType={onEdit} />}
      <div className="actions mt-section">
        <LinkButton to={paths.cart.to()} variant="outline-primary">
          {checkoutTexts.backToCart}
        </LinkButton>
      </div>
    </>
  );
}

function CheckoutSkeleton() {
  return (
    <>
      <PageHeading>{checkoutTexts.title}</PageHeading>
      <CartSkeleton />
    </>
  );
}
