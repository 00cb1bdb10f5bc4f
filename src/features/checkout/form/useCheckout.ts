import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { forgetTyped } from './customerDraft';
import { saveOrder } from '@/features/checkout/ordersApi';
import { paths } from '@/shop/paths';
import { orderSlice } from '@/features/checkout/orderSlice';
import { useUnpaidOrder } from '@/features/checkout/history/useUnpaidOrder';
import { usePaymentCheck } from '@/features/checkout/payment/usePaymentCheck';

/**
 * Whether the form was edited, and where checkout redirects to. An edited form stays whatever other tabs do; only its
 * own order ends it.
 */
export function useCheckout() {
  const dispatch = useDispatch();
  const order = useSelector(orderSlice.selectors.selectOrder);
  const { orderId, outcome } = order;
  const waitingId = useUnpaidOrder()?.order.orderId ?? null;
  const [isEdited, setIsEdited] = useState(false);
  usePaymentCheck();
  /** The unpaid order that was shown: once it is paid, checkout redirects to its page. */
  const [shownId, setShownId] = useState<string | null>(null);
  if (waitingId !== null && !isEdited && shownId !== waitingId) setShownId(waitingId);
  if (order.leaving && isEdited) setIsEdited(false);
  useEffect(
    () => () => {
      // An order that is still being sent then counts as unclear.
      dispatch(saveOrder.cancel());
      // A page that failed, which a reload brings back, was not left.
      if (window.location.pathname !== paths.checkout.to()) forgetTyped();
    },
    [dispatch],
  );

  function findRedirect(): string | undefined {
    if (outcome?.status === 'paid' && outcome.orderId === shownId && !isEdited) {
      return paths.payment.to({ orderId: outcome.orderId });
    }
    return order.toOrderPage && orderId ? paths.payment.to({ orderId }) : undefined;
  }
  return { isEdited, markEdited: () => setIsEdited(true), redirect: findRedirect() };
}
