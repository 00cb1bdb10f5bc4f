import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { saveOrder } from '@/features/checkout/ordersApi';
import { paths } from '@/shared/config/paths';
import { isEmptyCart } from '@/domain/cart';
import { isPaymentLost } from '@/domain/payment';
import { connectionModule } from '@/features/connection/module';
import { orderModule } from '@/features/checkout/module';
import { cartModule } from '@/features/cart/module';
import { cartSlice } from '@/features/cart/cartSlice';
import { orderSlice, unpaidOrderDropped } from '@/features/checkout/orderSlice';
import { UnpaidOrder } from '@/features/checkout/components/UnpaidOrder';
import { usePaymentCheck } from '@/features/checkout/usePaymentCheck';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { notificationText } from '@/features/notifications/texts';
import { orderTexts } from '@/features/checkout/orderTexts';
import { paymentTexts } from '@/features/checkout/paymentTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Notice } from '@/shared/ui/Notice';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useHydrated } from '@/shared/ui/useHydrated';
import { OrderStep } from '@/features/checkout/components/OrderStep';
import { useNow } from '@/shared/ui/useNow';
import { CartSkeleton } from '@/features/cart/CartSkeleton';
import { PurchaseSteps } from '@/features/cart/PurchaseSteps';
import '@/features/checkout/components/checkout.scss';
import '@/features/checkout/components/order.scss';
import '@/features/checkout/orderTicket.scss';

export const modules = [cartModule, connectionModule, orderModule];

/** The last step in the shop: who orders what, and the order button. */
export function CheckoutPage() {
  const dispatch = useDispatch();
  const now = useNow();
  const isHydrated = useHydrated();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const total = useSelector(cartSlice.selectors.selectTotal);
  const order = useSelector(orderSlice.selectors.selectOrder);
  const { orderLink, outcome } = order;
  // What was typed stands, whatever other tabs do; only an order of its own ends it.
  const [isBegun, setIsBegun] = useState(false);
  usePaymentCheck();
  // The order that the visitor was told to wait for: its page says that it is paid.
  const [awaitedId, setAwaitedId] = useState<string | null>(null);
  if (orderLink && !isBegun && awaitedId !== order.orderId) setAwaitedId(order.orderId);
  if (order.leaving && isBegun) setIsBegun(false);
  useEffect(
    () => () => {
      // An order on its way while the visitor walks off is one that may have arrived.
      dispatch(saveOrder.cancel());
    },
    [dispatch],
  );

  if (outcome?.status === 'paid' && outcome.orderId === awaitedId && !isBegun) {
    return <Navigate to={paths.payment.to({ orderId: outcome.orderId })} replace />;
  }
  if (order.toOrderPage && order.orderId) {
    return <Navigate to={paths.payment.to({ orderId: order.orderId })} replace />;
  }
  const frame = (
    <>
      <PageMeta title={checkoutTexts.title} description={checkoutTexts.description} noindex />
      <PurchaseSteps current="checkout" />
    </>
  );
  if (!isHydrated) {
    return (
      <>
        {frame}
        <PageHeading>{checkoutTexts.title}</PageHeading>
        <CartSkeleton />
      </>
    );
  }
  return (
    <>
      {frame}
      {orderLink && !isBegun ? (
        <UnpaidOrder
          order={{ ...order, orderLink }}
          isLeaving={order.leaving}
          now={now}
          onOrderAgain={() => dispatch(unpaidOrderDropped())}
        />
      ) : (
        <>
          <PageHeading>{checkoutTexts.title}</PageHeading>
          {outcome && isPaymentLost(outcome.status) && (
            <Notice variant="info" title={paymentTexts.lost[outcome.status].title}>
              <p className="mb-0">{orderTexts.lost(outcome.orderId)}</p>
            </Notice>
          )}
          {isEmptyCart(cart) && <p role="alert">{notificationText('cartEmpty')}</p>}
          {(isBegun || !isEmptyCart(cart)) && (
            <OrderStep cart={cart} total={total} now={now} onType={() => setIsBegun(true)} />
          )}
          <div className="actions mt-section">
            <LinkButton to={paths.cart.to()} variant="outline-primary">
              {checkoutTexts.backToCart}
            </LinkButton>
          </div>
        </>
      )}
    </>
  );
}
