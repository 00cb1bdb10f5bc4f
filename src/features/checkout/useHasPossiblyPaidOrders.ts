import { useEffect, useState } from 'react';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';
import { onStoredElsewhere } from '@/shared/browser/windowEvents';
import { possiblyPaidOrderIds } from './history/orderHistory';
import { orderHistoryKey } from './history/orderHistoryStorage';

/** Whether this browser has had orders that may have been paid elsewhere since the page was opened. */
export function useHasPossiblyPaidOrders(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const update = () => setHas((before) => before || possiblyPaidOrderIds().length > 0);
    update();
    const ends = [onStoredElsewhere(orderHistoryKey, update), onVisitorReturn(update)];
    return () => ends.forEach((end) => end());
  }, []);
  return has;
}
