import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/browser/whenIdle';
import type { LazyComponent } from './lazyWithRetry';

/** Whether the code of a part is loaded. Once needed, it loads when the browser is idle; a failure is ignored. */
export function useIdleCode({ load }: Pick<LazyComponent<object>, 'load'>, isNeeded: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    function show() {
      if (!isCancelled) startTransition(() => setIsLoaded(true));
    }
    const cancel = whenIdle(() => void load().then(show, () => undefined));
    return () => {
      isCancelled = true;
      cancel();
    };
  }, [isNeeded, load]);
  return isLoaded;
}
