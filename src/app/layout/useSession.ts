import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { fetchSession } from '@/features/account/api';
import { sessionChangeKey, sessionTimeoutMs } from '@/features/account/constants';
import { whenIdle } from '@/shared/browser/whenIdle';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';
import { useIsIdle } from '@/app/useIsIdle';

/** Requests the session when idle, after a change in another tab and after a restore from the back/forward cache. */
export function useSession(): void {
  const dispatch = useDispatch();
  const isIdle = useEffectEvent(useIsIdle());
  useEffect(() => {
    const request = () => void dispatch(fetchSession.start());
    const cleanups = [
      whenIdle(isIdle, sessionTimeoutMs, request),
      onStoredElsewhere(sessionChangeKey, request),
      onPageRestored(request),
    ];
    return () => cleanups.forEach((clean) => clean());
  }, [dispatch]);
}
