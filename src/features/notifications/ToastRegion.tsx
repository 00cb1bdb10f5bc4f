import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { notificationsSlice } from './notificationsSlice';

/** Separate: the build rewrites a chained import so that a failed stylesheet is ignored. */
const loadToasts = () => import('./toasts/Toasts');

/** Loads the toasts with the first notification. If that fails, notifications wait and the next one retries. */
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
