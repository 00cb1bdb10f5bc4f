import { useEffect, useState } from 'react';
import { placedOrders, placedOrdersKey, type PlacedOrder } from './placedOrders';

/** The noted orders, read once and again where they may have changed elsewhere: by another tab, or while away. */
export function usePlacedOrders(): PlacedOrder[] {
  const [orders, setOrders] = useState(placedOrders);
  useEffect(() => {
    const readAgain = () => setOrders(placedOrders());
    const onStored = ({ key }: StorageEvent) => key === placedOrdersKey && readAgain();
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && readAgain();
    window.addEventListener('storage', onStored);
    window.addEventListener('pageshow', onShown);
    return () => {
      window.removeEventListener('storage', onStored);
      window.removeEventListener('pageshow', onShown);
    };
  }, []);
  return orders;
}
