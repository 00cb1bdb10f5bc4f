import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenCalm } from '@/lib/whenCalm';
import type { LazyPart } from '@/ui/lazyPart';
import { calmPatience, useCalm } from './useCalm';

/**
 * Whether the code of a part of the frame is there, which is fetched when it is time: at once, or once the first screen
 * is shown. No page falls because of it: where it does not arrive, the next page asks again, or the visitor by `retry`.
 */
export function useLatePart({ load }: Pick<LazyPart<object>, 'load'>, when: 'never' | 'calm' | 'now') {
  const [code, setCode] = useState<'missing' | 'there' | 'failed'>('missing');
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState(when);
  if (asked !== when) {
    setAsked(when);
    if (code === 'failed') setCode('missing');
  }
  const { pathname } = useLocation();
  const isCalm = useEffectEvent(useCalm());
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
    const end = when === 'now' ? ask() : whenCalm(isCalm, calmPatience, ask);
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
