import { useLocation, useParams } from 'react-router-dom';
import { checkoutResultModule } from '@/features/checkout/payment/resultModule';
import { orderModule } from '@/features/checkout/module';
import { cartModule } from '@/features/cart/module';
import { PaymentLookup } from '@/features/checkout/payment/PaymentLookup';
import { orderNumberOfAddress } from '@/features/checkout/payment/orderNumber';
import { useOrders } from '@/features/checkout/useOrders';
import { MissingOrder } from '@/features/checkout/payment/MissingOrder';
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
