import { useSelector } from 'react-redux';
import { statusTexts } from '@/shared/ui/texts';
import { loadingBarSlice } from './loadingBarSlice';

/** A bar at the top while a request is under way; its style lets it wait a moment before it shows. */
export function LoadingBar() {
  const isShown = useSelector(loadingBarSlice.selectors.selectIsShown);
  if (!isShown) return null;
  return <div className="loading-bar" role="progressbar" aria-label={statusTexts.loading} />;
}
