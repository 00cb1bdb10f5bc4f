import { useEffect } from 'react';
import { onVisitorReturn } from '@/shared/browser/visitorReturn';

/** Keeps the screen on while a component is shown, where browser and battery allow it. */
export function useScreenAwake(): void {
  useEffect(() => {
    const locks: WakeLockSentinel[] = [];
    let isOver = false;
    async function hold() {
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
        else locks.push(lock);
      } catch {
        // The screen then goes off as it always does.
      }
    }
    void hold();
    // A hidden tab loses the lock.
    const end = onVisitorReturn(() => void hold());
    return () => {
      isOver = true;
      end();
      for (const lock of locks) void lock.release().catch(() => undefined);
    };
  }, []);
}
