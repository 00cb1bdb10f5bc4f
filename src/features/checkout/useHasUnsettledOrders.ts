import { useEffect, useState } from 'react';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';
import { onStoredElsewhere } from '@/shared/browser/windowEvents';
import { placedOrdersKey, unsettledOrders } from './placedOrders';

/** Whether this page has had noted orders that may have been paid elsewhere, since it was opened. */
export function useHasUnsettledOrders(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const look = () => setHas((before) => before || unsettledOrders().length > 0);
    look();
    const ends = [onStoredElsewhere(placedOrdersKey, look), onVisitorReturn(look)];
    return () => ends.forEach((end) => end());
  }, []);
  return has;
}
