import { lazyPart } from '@/ui/lazyPart';
import { install } from './store';
import { useLatePart } from './useLatePart';

const Status = lazyPart(async () => {
  const [{ Status: Loaded }, { connectionFlow }] = await Promise.all([
    import('./Status'),
    import('@/features/connection/connectionFlow'),
  ]);
  install([connectionFlow]);
  return Loaded;
});

/**
 * The place of what is told on every page, fetched once the first screen is calm: its code costs no first view. Without a
 * network there is something to tell at once.
 */
export function StatusRegion() {
  const { code } = useLatePart(Status, navigator.onLine ? 'calm' : 'now');
  return code === 'there' ? <Status /> : null;
}
