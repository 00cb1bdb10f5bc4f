import { useLocation, useParams } from 'react-router-dom';
import { checkoutResultModule } from '@/features/checkout/payment/paymentPollingSaga';
import { orderModule } from '@/features/checkout/order/orderSaga';
import { cartModule } from '@/features/cart/cartSaga';
import { PaymentLookup } from '@/features/checkout/payment/PaymentLookup';
import { orderNumberOfAddress } from '@/features/checkout/payment/orderNumber';
import { useOrders } from '@/features/checkout/useOrders';
import { paths } from '@/shop/paths';
import { paymentTexts } from '@/features/checkout/payment/paymentTexts';
import { Failure } from '@/shop/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { OrderQuestion } from '@/features/checkout/payment/OrderQuestion';
import '@/features/checkout/payment/payment.scss';

export const modules = [cartModule, checkoutResultModule, orderModule];

/** The return address of the payment page and the page of an order (requirements R4). */
export function PaymentPage() {
  const { orderId: fromPath } = useParams();
  const { search } = useLocation();
  const [last] = useOrders();
  const named = orderNumberOfAddress(fromPath, search);
  const orderId = named === '' ? last?.orderId : named;
  if (!orderId) return <MissingOrder />;
  return (
    <div className="payment-page">
      <PaymentLookup key={orderId} orderId={orderId} />
    </div>
  );
}

/** Asks for the order id if neither the address nor the store has one. */
function MissingOrder() {
  return (
    <Failure title={paymentTexts.missingTitle} text={paymentTexts.missing} noindex>
      <OrderQuestion />
      <LinkButton to={paths.cart.to()} variant="outline-primary">
        {paymentTexts.toCart}
      </LinkButton>
    </Failure>
  );
}
