import { useStore } from 'react-redux';
import { loadingBarSlice } from '@/features/notifications/loadingBarSlice';
import { useIsShown } from '@/shared/ui/NavigationProvider';
import type { reducer } from './reducer';

/** Returns a function that reads whether a request is pending, without subscribing to the store. */
export function useIsBusy(): () => boolean {
  const store = useStore<ReturnType<typeof reducer>>();
  return () => loadingBarSlice.selectors.selectIsShown(store.getState());
}

export const idleTimeoutMs = 8000;

export function useIsIdle(): () => boolean {
  const isBusy = useIsBusy();
  const isShown = useIsShown();
  return () => isShown() && !isBusy();
}
