import { eventChannel, type EventChannel } from 'redux-saga';
import { onClockChange } from './serverClock';

type End = () => void;

/** Calls back when the page is restored from the back/forward cache, e.g. by Back from the payment page. */
export function onPageRestored(react: () => void): End {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && react();
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/** Calls back when another tab has changed the value under `key` in local storage. */
export function onStoredElsewhere(key: string, react: () => void): End {
  const listen = (event: StorageEvent) => event.key === key && react();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

export function pageRestored(): EventChannel<true> {
  return eventChannel((emit) => onPageRestored(() => emit(true)));
}

export function storedElsewhere(key: string): EventChannel<true> {
  return eventChannel((emit) => onStoredElsewhere(key, () => emit(true)));
}

export function clockChanges(): EventChannel<true> {
  return eventChannel((emit) => onClockChange(() => emit(true)));
}

export function networkChanges(): EventChannel<{ isOnline: boolean }> {
  return eventChannel((emit) => {
    const notify = () => emit({ isOnline: navigator.onLine });
    window.addEventListener('online', notify);
    window.addEventListener('offline', notify);
    return () => {
      window.removeEventListener('online', notify);
      window.removeEventListener('offline', notify);
    };
  });
}
