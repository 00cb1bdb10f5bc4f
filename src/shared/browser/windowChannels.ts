import { eventChannel, type EventChannel } from 'redux-saga';
import { onClockChange } from './serverClock';
import { onPageRestored, onStoredElsewhere } from './windowEvents';

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
