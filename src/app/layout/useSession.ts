import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { fetchSession, sessionChangeKey } from '@/features/account/api';
import { afterFirstScreen } from '@/shared/browser/firstScreen';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';

/** Requests the session after the first screen, a change in another tab and a restore from the back/forward cache. */
export function useSession(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const request = () => void dispatch(fetchSession.start());
    const cleanups = [
      afterFirstScreen(request),
      onStoredElsewhere(sessionChangeKey, request),
      onPageRestored(request),
    ];
    return () => cleanups.forEach((clean) => clean());
  }, [dispatch]);
}
