import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { registerModules } from '@/app/store';
import { useLazyCode } from './useLazyCode';

const Status = lazyWithRetry(async () => {
  const [{ Status: Loaded }, { connectionModule }] = await Promise.all([
    import('./Status'),
    import('@/features/connection/connectionSaga'),
  ]);
  registerModules([connectionModule]);
  return Loaded;
});

/** Loads `Status` after the first screen; immediately when offline. */
export function StatusRegion() {
  const { code } = useLazyCode(Status, navigator.onLine ? 'late' : 'now');
  return code === 'loaded' ? <Status /> : null;
}
