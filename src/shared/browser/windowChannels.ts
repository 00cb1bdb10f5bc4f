import { eventChannel, type EventChannel } from 'redux-saga';
import { onClockChange } from './serverClock';
import { onVisitorReturn } from './visitorReturn';
import { onPageRestored, onStoredElsewhere } from './windowEvents';

export function pageRestored(): EventChannel<true> {
  return eventChannel((emit) => onPageRestored(() => emit(true)));
}

/** The visitor returns to this tab, or to its window beside another one. */
export function visitorReturns(): EventChannel<true> {
  return eventChannel((emit) => {
    const notify = () => emit(true);
    const end = onVisitorReturn(notify);
    window.addEventListener('focus', notify);
    return () => {
      end();
      window.removeEventListener('focus', notify);
    };
  });
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
