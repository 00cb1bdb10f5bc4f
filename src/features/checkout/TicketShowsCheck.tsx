import { isTicket } from '@/domain/orderLife';
import { showsToCheck } from '@/domain/showUpdates';
import { useRead } from '@/shared/request/useRead';
import { useNow } from '@/shared/ui/useNow';
import { checkTicketShow } from './ordersApi';
import { useOrders } from './useOrders';

/** What came of it is in the order history. */
const unread = () => undefined;

/**
 * Looks up the shows of the tickets of the next days, without a trace on the page. What changed is kept with the orders
 * and shown by those who show them; a failure changes nothing.
 */
export function TicketShowsCheck() {
  const now = useNow();
  const tickets = useOrders().filter(isTicket);
  return <NextCheck showIds={showsToCheck(tickets, now)} />;
}

/** At first one show after another: nobody waits for them. */
function NextCheck({ showIds: [showId, ...others] }: { showIds: number[] }) {
  const { isLoading } = useRead(checkTicketShow, showId, unread);
  if (isLoading || others.length === 0) return null;
  return <NextCheck key={others[0]} showIds={others} />;
}
