import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { fetchSession } from '@/api/auth';
import { sessionChangeKey, sessionPatience } from '@/config/account';
import { whenCalm } from '@/lib/whenCalm';
import { onPageRestored, onStoredElsewhere } from '@/lib/windowEvents';
import { useCalm } from './useCalm';

/**
 * Asks who is signed in: beside the first screen, not before it, and again when another tab signs in or out or the page
 * comes back from the browser's memory.
 */
export function useSession(): void {
  const dispatch = useDispatch();
  const isCalm = useEffectEvent(useCalm());
  useEffect(() => {
    const ask = () => void dispatch(fetchSession.start());
    const ends = [
      whenCalm(isCalm, sessionPatience, ask),
      onStoredElsewhere(sessionChangeKey, ask),
      onPageRestored(ask),
    ];
    return () => ends.forEach((end) => end());
  }, [dispatch]);
}
