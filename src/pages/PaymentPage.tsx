import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { checkoutResultModule } from '@/features/checkout/resultModule';
import { orderModule } from '@/features/checkout/module';
import { cartModule } from '@/features/cart/module';
import { PaymentLookup } from '@/features/checkout/payment/PaymentLookup';
import { orderIdFromAddress } from '@/features/checkout/orderIdFromAddress';
import { orderSlice } from '@/features/checkout/orderSlice';
import { queryValue } from '@/shared/browser/queryName';
import { MissingOrder } from '@/features/checkout/payment/MissingOrder';
import { PaymentSteps } from '@/features/checkout/payment/PaymentSteps';
import '@/features/checkout/payment/payment.scss';

export const modules = [cartModule, checkoutResultModule, orderModule];

/** The return address of the payment page and the page of an order (requirements R4). */
export function PaymentPage() {
  const { orderId: fromPath } = useParams();
  const [search] = useSearchParams();
  const lastOrderId = useSelector(orderSlice.selectors.selectLastOrderId);
  const named = orderIdFromAddress(fromPath ?? queryValue(search, 'orderid'));
  const orderId = named === '' ? lastOrderId : named;
  if (!orderId) return <MissingOrder />;
  return (
    <div className="payment-page">
      <PaymentSteps orderId={orderId} />
      <PaymentLookup key={orderId} orderId={orderId} />
    </div>
  );
}
