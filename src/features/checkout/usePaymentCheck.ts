import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';
import { paymentCheckRequested } from './orderSlice';

/**
 * Has the backend asked about the noted orders, now and whenever the visitor returns. It goes on when the screen is
 * left: whatever page is shown by then says what came of it.
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
