import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { connection } from '@/shared/browser/connection';
import { afterFirstScreen } from '@/shared/browser/firstScreen';
import { notificationsSlice } from './notificationsSlice';

/** Separate: the build rewrites a chained import so that a failed stylesheet is ignored. */
const loadToasts = () => import('./toasts/Toasts');

/** The press that causes the first one does not wait for their code. */
function prepareToasts() {
  if (connection().saveData) return undefined;
  return afterFirstScreen(() => void loadToasts().catch(() => undefined));
}

/** Shows the toasts from the first notification on. If their code does not load, the next notification loads it again. */
export function ToastRegion() {
  const waiting = useSelector(notificationsSlice.selectors.selectWaiting);
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(prepareToasts, []);
  const mustLoad = Toasts === undefined && waiting.length > 0;
  useEffect(() => {
    if (!mustLoad) return;
    loadToasts().then(
      // The press that caused the notification is shown first.
      (loaded) => startTransition(() => setToasts(() => loaded.Toasts)),
      (error: unknown) => console.warn('The notifications could not be loaded.', error),
    );
  }, [mustLoad, waiting]);
  return Toasts ? <Toasts /> : null;
}
