import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { fetchSession } from '@/features/account/api';
import { sessionChangeKey, sessionTimeoutMs } from '@/features/account/constants';
import { whenIdle } from '@/shared/browser/whenIdle';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';
import { useIsIdle } from '@/app/useIsIdle';

/**
 * Asks who is signed in: beside the first screen, not before it, and again when another tab signs in or out or the page
 * comes back from the browser's memory.
 */
export function useSession(): void {
  const dispatch = useDispatch();
  const isIdle = useEffectEvent(useIsIdle());
  useEffect(() => {
    const ask = () => void dispatch(fetchSession.start());
    const ends = [
      whenIdle(isIdle, sessionTimeoutMs, ask),
      onStoredElsewhere(sessionChangeKey, ask),
      onPageRestored(ask),
    ];
    return () => ends.forEach((end) => end());
  }, [dispatch]);
}
