import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { logout } from '@/api/auth';
import { mayHaveArrived } from '@/request/errors';
import { logoutTexts as texts } from '@/texts/auth';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SlowHint } from '@/ui/SlowHint';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { authSlice } from './authSlice';

/** Signs out; for whoever is signed in. A screen that shows it brings the `authFlow`. */
export function LogoutButton() {
  const dispatch = useDispatch();
  const { loading, error } = useSelector(authSlice.selectors.selectAuth);
  const { place, keepFocus } = useKeptFocus<HTMLButtonElement>();
  const [isTried, setIsTried] = useState(false);

  function signOut() {
    if (loading) return;
    setIsTried(true);
    dispatch(logout.start());
  }

  return (
    <div>
      {isTried && !loading && error && (
        <Notice variant="danger">
          {error.message ?? (mayHaveArrived(error) ? texts.unclear : texts.failed)}
        </Notice>
      )}
      <Button
        ref={place}
        variant="outline-primary"
        className={loading ? 'disabled-look' : undefined}
        aria-disabled={loading || undefined}
        aria-busy={loading}
        onClick={signOut}
      >
        {loading ? texts.submitting : texts.submit}
      </Button>
      <div role="status">
        {loading && <SlowHint texts={texts.slow} onCancel={keepFocus(() => dispatch(logout.cancel()))} />}
      </div>
    </div>
  );
}
