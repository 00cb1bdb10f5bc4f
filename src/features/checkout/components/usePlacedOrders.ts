import { useEffect, useState } from 'react';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';
import { placedOrders, placedOrdersKey, type PlacedOrder } from '@/features/checkout/placedOrders';

/** The noted orders, read once and again where they may have changed elsewhere: by another tab, or while away. */
export function usePlacedOrders(): PlacedOrder[] {
  const [orders, setOrders] = useState(placedOrders);
  useEffect(() => {
    const readAgain = () => setOrders(placedOrders());
    const ends = [onStoredElsewhere(placedOrdersKey, readAgain), onPageRestored(readAgain)];
    return () => ends.forEach((end) => end());
  }, []);
  return orders;
}
