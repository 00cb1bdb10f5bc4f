import { useStore } from 'react-redux';
import { loadingBarSlice } from '@/features/loadingBar/loadingBarSlice';
import { useIsShown } from '@/ui/Arrival';
import type { reducer } from './reducer';

/** Says whether a request is under way. */
export function useBusy(): () => boolean {
  const store = useStore<ReturnType<typeof reducer>>();
  return () => loadingBarSlice.selectors.selectIsShown(store.getState());
}

/** ms after which what waits for calm comes though the screen is still at work. */
export const calmPatience = 8000;

/** Says whether a screen is shown, all of it, that has what it asked for. */
export function useCalm(): () => boolean {
  const isBusy = useBusy();
  const isShown = useIsShown();
  return () => isShown() && !isBusy();
}
