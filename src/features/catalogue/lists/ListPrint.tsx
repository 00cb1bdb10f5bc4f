import type { Show } from '@/domain/entities';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { useIdleCode } from '@/shared/ui/useIdleCode';

const PrintedList = lazyWithRetry(async () => (await import('./PrintedList')).PrintedList);

/** Keeps the room of the button, which comes late. */
const room = { minHeight: '4rem' };

/** Below a list: prints it, by a button or by the browser's own command. */
export function ListPrint({ shows }: { shows: Show[] }) {
  const isLoaded = useIdleCode(PrintedList, shows.length > 0);
  return <div style={room}>{isLoaded && <PrintedList shows={shows} />}</div>;
}
