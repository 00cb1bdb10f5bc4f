import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '@/shared/browser/whenIdle';
import type { LazyComponent } from '@/shared/ui/lazyWithRetry';
import { idleTimeoutMs, useIsIdle } from '@/app/useIsIdle';

/**
 * Whether the code of a part of the frame is there, which is fetched when it is time: at once, or once the first screen
 * is shown. No page falls because of it: where it does not arrive, the next page asks again, or the visitor by `retry`.
 */
export function useLazyCode({ load }: Pick<LazyComponent<object>, 'load'>, when: 'never' | 'calm' | 'now') {
  const [code, setCode] = useState<'missing' | 'there' | 'failed'>('missing');
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState(when);
  if (asked !== when) {
    setAsked(when);
    if (code === 'failed') setCode('missing');
  }
  const { pathname } = useLocation();
  const isIdle = useEffectEvent(useIsIdle());
  const isMissing = code !== 'there' && when !== 'never';

  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    function ask() {
      load().then(
        () => !isOver && setCode('there'),
        () => !isOver && setCode('failed'),
      );
    }
    const end = when === 'now' ? ask() : whenIdle(isIdle, idleTimeoutMs, ask);
    return () => {
      isOver = true;
      end?.();
    };
  }, [isMissing, when, pathname, load, tries]);

  function retry() {
    setCode('missing');
    setTries(tries + 1);
  }
  return { code, retry };
}
