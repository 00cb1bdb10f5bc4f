import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { checkPayment } from '@/api/orders';
import { onVisitorReturn } from '@/lib/visitorReturn';
import { paymentCheckRequested } from './orderSlice';

/** Has the backend asked about the noted orders, now and whenever the visitor returns. */
export function usePaymentCheck(isWanted = true): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = () => void dispatch(paymentCheckRequested());
    ask();
    const end = onVisitorReturn(ask);
    return () => {
      end();
      dispatch(checkPayment.reset());
    };
  }, [dispatch, isWanted]);
}
