import { useEffect, useState } from 'react';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';
import { shopNow } from '@/shared/browser/serverClock';
import { onStoredElsewhere } from '@/shared/browser/windowEvents';
import { showCheckAhead } from '@/shop/constants';
import { ticketAt } from '@/shop/ticketTimes';
import { possiblyPaidOrderIds } from './history/orderHistory';
import { orderHistoryKey } from './history/orderHistoryStorage';

/**
 * Whether this browser has had orders that may have been paid elsewhere since the page was opened, or, on the home page,
 * has tickets whose shows are looked up.
 */
export function useIsOrderWatchNeeded(isHome: boolean): boolean {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const hasTicket = () => isHome && ticketAt(shopNow(), showCheckAhead) !== undefined;
    const update = () => setIsNeeded((before) => before || possiblyPaidOrderIds().length > 0 || hasTicket());
    update();
    const ends = [onStoredElsewhere(orderHistoryKey, update), onVisitorReturn(update)];
    return () => ends.forEach((end) => end());
  }, [isHome]);
  return isNeeded;
}
