import { useSelector } from 'react-redux';
import { PurchaseSteps } from '@/features/cart/PurchaseSteps';
import { checkoutResultSlice } from '@/features/checkout/checkoutResultSlice';

/** An unknown order has no steps, and a paid one has them all behind it. */
export function PaymentSteps({ orderId }: { orderId: string }) {
  const result = useSelector(checkoutResultSlice.selectors.selectResult);
  const { status, error } = result.orderId === orderId ? result : {};
  if (!status && error?.kind === 'notFound') return null;
  return <PurchaseSteps current="payment" isDone={status?.paymentStatus === 'paid'} />;
}
