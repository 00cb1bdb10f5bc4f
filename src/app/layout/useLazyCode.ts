import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterFirstScreen } from '@/shared/browser/firstScreen';
import { pressEnded } from '@/shared/browser/press';
import type { LazyComponent } from '@/shared/ui/lazyWithRetry';

/** Loads code that the first screen does not need. Never throws, so the page stays usable: after a failure the next navigation or `retry` requests the code again. */
export function useLazyCode({ load }: Pick<LazyComponent<object>, 'load'>, when: 'never' | 'late' | 'now') {
  const [code, setCode] = useState<'missing' | 'loaded' | 'failed'>('missing');
  const [tries, setTries] = useState(0);
  const [lastWhen, setLastWhen] = useState(when);
  if (lastWhen !== when) {
    setLastWhen(when);
    if (code === 'failed') setCode('missing');
  }
  const { pathname } = useLocation();
  const isMissing = code !== 'loaded' && when !== 'never';

  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    function request() {
      load()
        .then(pressEnded)
        .then(
          () => !isOver && setCode('loaded'),
          () => !isOver && setCode('failed'),
        );
    }
    const cancel = when === 'now' ? request() : afterFirstScreen(request);
    return () => {
      isOver = true;
      cancel?.();
    };
  }, [isMissing, when, pathname, load, tries]);

  function retry() {
    setCode('missing');
    setTries(tries + 1);
  }
  return { code, retry };
}
