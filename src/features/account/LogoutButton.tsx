import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { logout } from './api';
import { mayHaveArrived } from '@/shared/request/errors';
import { logoutTexts as texts } from './authTexts';
import { Button } from '@/shared/ui/Button';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { authSlice } from './authSlice';

/** The page must register `authModule`. */
export function LogoutButton() {
  const dispatch = useDispatch();
  const { loading, error } = useSelector(authSlice.selectors.selectAuth);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLButtonElement>();
  const [hasTried, setHasTried] = useState(false);

  function signOut() {
    if (loading) return;
    setHasTried(true);
    dispatch(logout.start());
  }

  return (
    <div>
      {hasTried && !loading && error && (
        <RequestNotice variant="danger" error={error}>
          {error.message ?? (mayHaveArrived(error) ? texts.unclear : texts.failed)}
        </RequestNotice>
      )}
      <Button
        ref={fallbackRef}
        variant="outline-primary"
        className={loading ? 'disabled-look' : undefined}
        aria-disabled={loading || undefined}
        aria-busy={loading}
        onClick={signOut}
      >
        {loading ? texts.submitting : texts.submit}
      </Button>
      <div role="status">
        {loading && <SlowHint texts={texts.slow} onCancel={withFocus(() => dispatch(logout.cancel()))} />}
      </div>
    </div>
  );
}
