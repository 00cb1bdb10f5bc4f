import { useSelector } from 'react-redux';
import { layoutTexts } from '@/shared/config/layoutTexts';
import { loadingBarSlice } from './loadingBarSlice';

/** CSS delays its appearance. */
export function LoadingBar() {
  const isShown = useSelector(loadingBarSlice.selectors.selectIsShown);
  if (!isShown) return null;
  return <div className="loading-bar" role="progressbar" aria-label={layoutTexts.loading} />;
}
