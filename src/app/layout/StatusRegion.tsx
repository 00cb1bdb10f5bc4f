import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { registerModules } from '@/app/store';
import { useLazyCode } from './useLazyCode';

const Status = lazyWithRetry(async () => {
  const [{ Status: Loaded }, { connectionModule }] = await Promise.all([
    import('./Status'),
    import('@/features/connection/module'),
  ]);
  registerModules([connectionModule]);
  return Loaded;
});

/**
 * The place of what is told on every page, fetched once the first screen is calm: its code costs no first view. Without a
 * network there is something to tell at once.
 */
export function StatusRegion() {
  const { code } = useLazyCode(Status, navigator.onLine ? 'calm' : 'now');
  return code === 'there' ? <Status /> : null;
}
