import { eventChannel, type EventChannel } from 'redux-saga';
import { onClockChange } from './serverClock';

type End = () => void;

/** Calls back whenever the page comes back from the browser's memory, e.g. by Back from the payment page. */
export function onPageRestored(react: () => void): End {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && react();
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/** Calls back whenever another tab changed the value under `key` in local storage. */
export function onStoredElsewhere(key: string, react: () => void): End {
  const listen = (event: StorageEvent) => event.key === key && react();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** `onPageRestored` for sagas. */
export function pageRestored(): EventChannel<true> {
  return eventChannel((emit) => onPageRestored(() => emit(true)));
}

/** `onStoredElsewhere` for sagas. */
export function storedElsewhere(key: string): EventChannel<true> {
  return eventChannel((emit) => onStoredElsewhere(key, () => emit(true)));
}

/** `onClockChange` for sagas. */
export function clockChanges(): EventChannel<true> {
  return eventChannel((emit) => onClockChange(() => emit(true)));
}

/** Tells sagas whenever the browser's word on the network changes, and which it is. */
export function networkChanges(): EventChannel<{ isOnline: boolean }> {
  return eventChannel((emit) => {
    const tell = () => emit({ isOnline: navigator.onLine });
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  });
}
