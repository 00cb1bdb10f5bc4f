import { useLayoutEffect, useState } from 'react';
import { showCheckAhead } from '@/shop/constants';
import { filmRoom, ticketAt, ticketRoom } from '@/shop/ticketTimes';
import { lazySection } from '@/shared/ui/lazySection';
import { useHydrated } from '@/shared/ui/useHydrated';
import { useNow } from '@/shared/ui/useNow';

const Tonight = lazySection(
  async () => (await import('./Tonight')).Tonight,
  'src/features/landing/Tonight.tsx',
);

/**
 * The place of „Heute Abend“. Its code is loaded only for the few visitors with a ticket for the next days, which may be
 * moved to today. The head script reserves the room before the first paint; the app gives it back where there is no ticket.
 */
export function TonightSlot() {
  const isHydrated = useHydrated();
  const now = useNow();
  const [hasTicket, setHasTicket] = useState(true);
  const ticket = hasTicket ? ticketAt(now) : undefined;
  const room = ticket ? (ticket[2] ?? filmRoom) : '0';
  useLayoutEffect(() => document.documentElement.style.setProperty(ticketRoom, room), [room]);
  return (
    <div className="tonight-slot">
      {isHydrated && ticketAt(now, showCheckAhead) && <Tonight onTicket={setHasTicket} />}
    </div>
  );
}
