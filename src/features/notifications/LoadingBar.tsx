import { useSelector } from 'react-redux';
import { statusTexts } from '@/shared/ui/texts';
import { loadingBarSlice } from './loadingBarSlice';

/** CSS delays its appearance. */
export function LoadingBar() {
  const isShown = useSelector(loadingBarSlice.selectors.selectIsShown);
  if (!isShown) return null;
  return <div className="loading-bar" role="progressbar" aria-label={statusTexts.loading} />;
}
