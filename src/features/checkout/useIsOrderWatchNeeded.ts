import { useEffect, useState } from 'react';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';
import { shopNow } from '@/shared/browser/serverClock';
import { onStoredElsewhere } from '@/shared/browser/windowEvents';
import { showCheckAhead } from '@/shop/constants';
import { hasTicketAt } from '@/shop/ticketTimes';
import { possiblyPaidOrderIds } from './history/orderHistory';
import { orderHistoryKey } from './history/orderHistoryStorage';

/**
 * Whether this browser has had orders that may have been paid elsewhere since the page was opened, or has tickets whose
 * shows are looked up.
 */
export function useIsOrderWatchNeeded(): boolean {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const isNow = () => possiblyPaidOrderIds().length > 0 || hasTicketAt(shopNow(), showCheckAhead);
    const update = () => setIsNeeded((before) => before || isNow());
    update();
    const ends = [onStoredElsewhere(orderHistoryKey, update), onVisitorReturn(update)];
    return () => ends.forEach((end) => end());
  }, []);
  return isNeeded;
}
