import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';
import { paymentCheckRequested } from '@/features/checkout/orderSlice';

/**
 * Requests the payment status of this browser's orders now and when the visitor returns. The requests continue when the
 * page is left; the next page shows the result.
 */
export function usePaymentCheck(isWanted = true): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = () => void dispatch(paymentCheckRequested());
    ask();
    return onVisitorReturn(ask);
  }, [dispatch, isWanted]);
}
