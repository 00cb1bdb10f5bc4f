import { useEffect, useState } from 'react';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';
import type { PlacedOrder } from './orderEntries';
import { placedOrders } from './orderHistory';
import { orderHistoryKey } from './orderHistoryStorage';

type PlacedOrders = { orders: PlacedOrder[]; readAgain: () => void };

/** The orders of this browser, the newest first; read again when another tab may have changed them. */
export function usePlacedOrders(): PlacedOrders {
  const [orders, setOrders] = useState(placedOrders);
  useEffect(() => {
    const update = () => setOrders(placedOrders());
    const ends = [onStoredElsewhere(orderHistoryKey, update), onPageRestored(update)];
    return () => ends.forEach((end) => end());
  }, []);
  return { orders, readAgain: () => setOrders(placedOrders()) };
}
