import { useEffect, useState } from 'react';
import { onOrdersChanged, placedOrders, type PlacedOrder } from './history/orderHistory';

/** What `read` (a stable function) returns of the order history; read again whenever this tab or another one changes it. */
export function useHistory<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => onOrdersChanged(() => setValue(read)), [read]);
  return value;
}

/** The orders of this browser, the newest first. */
export function useOrders(): PlacedOrder[] {
  return useHistory(placedOrders);
}
