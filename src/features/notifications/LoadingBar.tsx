import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { delayFirstScreen } from '@/shared/browser/firstScreen';
import { statusTexts } from '@/shared/ui/texts';
import { loadingBarSlice } from './loadingBarSlice';

/** CSS delays its appearance. A pending request delays the first screen. */
export function LoadingBar() {
  const isShown = useSelector(loadingBarSlice.selectors.selectIsShown);
  useLayoutEffect(() => (isShown ? delayFirstScreen() : undefined), [isShown]);
  if (!isShown) return null;
  return <div className="loading-bar" role="progressbar" aria-label={statusTexts.loading} />;
}
