import { useEffect, useState } from 'react';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';
import { placedOrders, type PlacedOrder } from '@/features/checkout/orderHistory';
import { orderHistoryKey } from '@/features/checkout/orderHistoryStorage';

/** The orders of this browser, read again when another tab or a time away may have changed them. */
export function usePlacedOrders(): PlacedOrder[] {
  const [orders, setOrders] = useState(placedOrders);
  useEffect(() => {
    const readAgain = () => setOrders(placedOrders());
    const ends = [onStoredElsewhere(orderHistoryKey, readAgain), onPageRestored(readAgain)];
    return () => ends.forEach((end) => end());
  }, []);
  return orders;
}
