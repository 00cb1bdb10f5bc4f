import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { saveOrder, type Customer } from '@/api/orders';
import { paths } from '@/config/paths';
import { isEmptyCart } from '@/domain/cart';
import { cartSlice } from '@/features/cart/cartSlice';
import { checkoutBlock } from '@/features/cart/checkoutBlock';
import { CheckoutForm } from '@/features/order/CheckoutForm';
import { orderKeyFor } from '@/features/order/orderKey';
import { OrderPositions } from '@/features/order/OrderPositions';
import { OrderProblem } from '@/features/order/OrderProblem';
import { orderSlice, unpaidOrderDropped } from '@/features/order/orderSlice';
import { UnpaidOrder } from '@/features/order/UnpaidOrder';
import { notify } from '@/request/notify';
import { checkoutTexts } from '@/texts/checkout';
import { notificationText } from '@/texts/notifications';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { PurchaseSteps } from './shared/PurchaseSteps';
import '@/styles/cart.scss';
import '@/styles/checkout.scss';

/** The last step in the shop: who orders what, and the order button. */
export function CheckoutScreen() {
  const dispatch = useDispatch();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const total = useSelector(cartSlice.selectors.selectTotal);
  const order = useSelector(orderSlice.selectors.selectOrder);
  useEffect(
    () => () => {
      // An order on its way while the visitor walks off is one that may have arrived.
      dispatch(saveOrder.cancel());
    },
    [dispatch],
  );

  function submit(customer: Customer) {
    const block = checkoutBlock(cart, total);
    if (block) dispatch(notify(block));
    else dispatch(saveOrder.start({ customer, cart, totalPrice: total, orderKey: orderKeyFor(cart) }));
  }

  if (order.toOrderPage && order.orderId) {
    return <Navigate to={paths.payment.to({ orderId: order.orderId })} replace />;
  }
  return (
    <>
      <PageMeta title={checkoutTexts.title} description={checkoutTexts.description} noindex />
      <PurchaseSteps current="checkout" />
      {order.orderLink ? (
        <UnpaidOrder
          orderId={order.orderId}
          orderLink={order.orderLink}
          isLeaving={order.leaving}
          onOrderAgain={() => dispatch(unpaidOrderDropped())}
        />
      ) : (
        <>
          <PageHeading>{checkoutTexts.title}</PageHeading>
          {isEmptyCart(cart) ? (
            <p role="alert">{notificationText('cartEmpty')}</p>
          ) : (
            <>
              <OrderProblem order={order} cart={cart} />
              <CheckoutForm isBusy={order.loading} onSubmit={submit}>
                <OrderPositions cart={cart} total={total} />
              </CheckoutForm>
            </>
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
