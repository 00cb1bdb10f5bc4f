import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { saveOrder } from '@/api/orders';
import { paths } from '@/config/paths';
import { isEmptyCart } from '@/domain/cart';
import { isPaymentLost } from '@/domain/payment';
import { connectionFlow } from '@/features/connection/connectionFlow';
import { orderFlow } from '@/features/order/orderFlow';
import { cartFlow } from '@/features/cart/cartFlow';
import { cartSlice } from '@/features/cart/cartSlice';
import { orderSlice, unpaidOrderDropped } from '@/features/order/orderSlice';
import { UnpaidOrder } from '@/features/order/UnpaidOrder';
import { usePaymentCheck } from '@/features/order/usePaymentCheck';
import { checkoutTexts } from '@/texts/checkout';
import { notificationText } from '@/texts/notifications';
import { orderTexts } from '@/texts/order';
import { paymentTexts } from '@/texts/payment';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useTakenOver } from '@/ui/useTakenOver';
import { OrderStep } from './checkout/OrderStep';
import { useNow } from '@/ui/useNow';
import { CartPlace } from './shared/CartPlace';
import { PurchaseSteps } from './shared/PurchaseSteps';
import '@/styles/checkout.scss';
import '@/styles/order.scss';
import '@/styles/orderTicket.scss';

export const flows = [cartFlow, connectionFlow, orderFlow];

/** The last step in the shop: who orders what, and the order button. */
export function CheckoutScreen() {
  const dispatch = useDispatch();
  const now = useNow();
  const isTakenOver = useTakenOver();
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
  if (!isTakenOver) {
    return (
      <>
        {frame}
        <PageHeading>{checkoutTexts.title}</PageHeading>
        <CartPlace />
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
