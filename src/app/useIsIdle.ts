import { useStore } from 'react-redux';
import { loadingBarSlice } from '@/features/notifications/loadingBarSlice';
import { useIsShown } from '@/shared/ui/NavigationProvider';
import type { reducer } from './reducer';

/** Says whether a request is under way. */
export function useIsBusy(): () => boolean {
  const store = useStore<ReturnType<typeof reducer>>();
  return () => loadingBarSlice.selectors.selectIsShown(store.getState());
}

/** ms after which what waits for calm comes though the screen is still at work. */
export const idleTimeoutMs = 8000;

/** Says whether a screen is shown, all of it, that has what it asked for. */
export function useIsIdle(): () => boolean {
  const isBusy = useIsBusy();
  const isShown = useIsShown();
  return () => isShown() && !isBusy();
}
