import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { authClosed, authSlice, authToggled } from '@/features/auth/authSlice';
import { accountTexts as texts } from '@/texts/account';
import { lazyPart } from '@/ui/lazyPart';
import { Link } from '@/ui/Link';
import { PartFailure } from './PartFailure';
import { install } from './store';
import { useLatePart } from './useLatePart';
import { useSession } from './useSession';
import { useSwappedFocus } from './useSwappedFocus';

const AuthDialog = lazyPart(async () => {
  const [{ AuthDialog: Loaded }, { authFlow }] = await Promise.all([
    import('@/features/auth/AuthDialog'),
    import('@/features/auth/authFlow'),
  ]);
  install([authFlow]);
  return Loaded;
});

/** Ahead of the press; one that fails is of no consequence, for the dialog asks again. */
const prefetch = () => void AuthDialog.load().catch(() => undefined);

/**
 * The header's icon: the way to sign in, or to what one may do then. It brings the auth dialog, and where the focus and
 * a word for screen readers go when that is done.
 */
export function AccountSlot() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { isAuth, showAuth, loading, error } = useSelector(authSlice.selectors.selectAuth);
  const { code, retry } = useLatePart(AuthDialog, showAuth ? 'now' : 'never');
  const [before, setBefore] = useState({ isAuth, isOpen: false });
  const [status, setStatus] = useState('');
  const { icon, hold } = useSwappedFocus(isAuth);
  /** What the dialog was opened by last: this icon, or something in the page. */
  const opener = useRef<'page' | 'icon'>('page');
  useSession();

  const isActing = showAuth || loading;
  // What failed without our knowing how may be settled by the session.
  const isOpen = isActing || error !== null;
  if (before.isAuth !== isAuth || before.isOpen !== isOpen) {
    setBefore({ isAuth, isOpen });
    if (before.isAuth === isAuth) setStatus('');
    else if (before.isOpen) setStatus(isAuth ? texts.signedIn : texts.signedOut);
  }

  // What had the focus may be gone with the dialog or the button.
  useEffect(() => {
    if (status === '' || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    (opener.current === 'icon' ? icon.current : heading)?.focus({ preventScroll: true });
  }, [status, icon]);
  useEffect(() => {
    if (!isActing) opener.current = 'page';
  }, [isActing]);

  useEffect(
    () => () => {
      dispatch(authClosed());
    },
    [dispatch, pathname],
  );

  function open() {
    opener.current = 'icon';
    // A second press is one for code that is late, not one to close.
    if (showAuth) retry();
    else dispatch(authToggled());
  }

  return (
    <>
      {isAuth ? (
        <Link
          ref={hold}
          to={paths.favourites.to()}
          className="header-icon"
          aria-label={texts.favourites}
          title={texts.favourites}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20.5S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.1-8.5 11.1Z" />
          </svg>
        </Link>
      ) : (
        <button
          ref={hold}
          type="button"
          className="header-icon"
          aria-label={texts.open}
          title={texts.open}
          aria-haspopup="dialog"
          aria-busy={(showAuth && code === 'missing') || undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={open}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="8" r="4" />
            <path d="M4 20.5c.6-4.2 3.7-6.5 8-6.5s7.4 2.3 8 6.5" />
          </svg>
        </button>
      )}
      <p className="visually-hidden" aria-live="polite">
        {status}
      </p>
      {showAuth && code === 'there' && <AuthDialog />}
      {showAuth && code === 'failed' && (
        <PartFailure onRetry={retry} onClose={() => dispatch(authClosed())} />
      )}
    </>
  );
}
