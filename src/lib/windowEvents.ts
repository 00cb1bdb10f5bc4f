import { eventChannel, type EventChannel } from 'redux-saga';

/** The page came back from the browser's memory, e.g. by Back from the payment page. */
export function pageRestored(): EventChannel<true> {
  return eventChannel((emit) => {
    const listen = (event: PageTransitionEvent) => event.persisted && emit(true);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  });
}

/** Another tab changed the value under `key` in local storage. */
export function storedElsewhere(key: string): EventChannel<true> {
  return eventChannel((emit) => {
    const listen = (event: StorageEvent) => event.key === key && emit(true);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  });
}
