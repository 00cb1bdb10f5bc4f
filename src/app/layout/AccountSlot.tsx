import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { authClosed, authSlice, authToggled } from '@/features/account/authSlice';
import { accountTexts as texts } from '@/features/account/menuTexts';
import { lazyAccountPart } from './lazyAccountPart';
import { PartFailure } from './PartFailure';
import { useLazyCode } from './useLazyCode';
import { useSession } from './useSession';
import { useFocusHandover } from './useFocusHandover';

const AuthDialog = lazyAccountPart(async () => (await import('@/features/account/AuthDialog')).AuthDialog);

/** Ahead of the press; one that fails is of no consequence, for the dialog asks again. */
const prefetch = () => void AuthDialog.load().catch(() => undefined);

/**
 * The header's icon by which one signs in; who is signed in has the cart link in its stead (requirements 2.2). It
 * brings the auth dialog, and where the focus and a word for screen readers go when that is done.
 */
export function AccountSlot({ cart }: { cart: RefObject<HTMLElement | null> }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { isAuth, showAuth, loading, error } = useSelector(authSlice.selectors.selectAuth);
  const { code, retry } = useLazyCode(AuthDialog, showAuth ? 'now' : 'never');
  const [before, setBefore] = useState({ isAuth, isOpen: false });
  const [status, setStatus] = useState('');
  const { icon, hold } = useFocusHandover(isAuth, cart);
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
    (opener.current === 'icon' ? (icon.current ?? cart.current) : heading)?.focus({ preventScroll: true });
  }, [status, icon, cart]);
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
        // Its place stays, so that nothing beside it moves when the session is known.
        <span className="header-icon" />
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
