import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { notificationsSlice } from './notificationsSlice';

/** By itself: the build puts what is chained to an import where a sheet that does not arrive passes it by. */
const loadToasts = () => import('./components/Toasts');

/**
 * The place where notifications appear, fetched with the first one. A page must not fall because of it: where it
 * cannot be fetched, notifications wait until the next one asks again.
 */
export function ToastRegion() {
  const waiting = useSelector(notificationsSlice.selectors.selectWaiting);
  const [Toasts, setToasts] = useState<ComponentType>();
  const mustLoad = Toasts === undefined && waiting.length > 0;
  useEffect(() => {
    if (!mustLoad) return;
    loadToasts().then(
      (loaded) => setToasts(() => loaded.Toasts),
      (error: unknown) => console.warn('The notifications could not be loaded.', error),
    );
  }, [mustLoad, waiting]);
  return Toasts ? <Toasts /> : null;
}
