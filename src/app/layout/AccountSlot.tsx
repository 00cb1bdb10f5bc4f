import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { authClosed, authSlice, authToggled } from '@/features/account/authSlice';
import { accountTexts as texts } from '@/features/account/texts';
import { lazyPart } from '@/app/lazyPart';
import { PartFailure } from './PartFailure';
import { useLazyCode } from './useLazyCode';
import { focusHeading } from '@/shared/browser/focusHeading';
import { fetchSession, sessionChangeKey } from '@/features/account/api';
import { afterFirstScreen } from '@/shared/browser/firstScreen';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';

const AuthDialog = lazyPart(() => import('@/features/account/auth/AuthDialog'), 'AuthDialog');

/** A failure is ignored, because the dialog requests its code again. */
const prefetch = () => void AuthDialog.load().catch(() => undefined);

/** The sign-in icon and its dialog; announces signing in and out and moves the focus (requirements 2.2). */
export function AccountSlot({ cart }: { cart: RefObject<HTMLElement | null> }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { isAuth, showAuth, loading, error } = useSelector(authSlice.selectors.selectAuth);
  const { code, retry } = useLazyCode(AuthDialog, showAuth ? 'now' : 'never');
  const [before, setBefore] = useState({ isAuth, isOpen: false });
  const [status, setStatus] = useState('');
  const { icon, iconRef } = useFocusHandover(isAuth, cart);
  const opener = useRef<'page' | 'icon'>('page');
  useSession();

  const isActing = showAuth || loading;
  // The dialog stays open after an error, until the session request shows whether signing in succeeded.
  const isOpen = isActing || error !== null;
  if (before.isAuth !== isAuth || before.isOpen !== isOpen) {
    setBefore({ isAuth, isOpen });
    if (before.isAuth === isAuth) setStatus('');
    else if (before.isOpen) setStatus(isAuth ? texts.signedIn : texts.signedOut);
  }

  useEffect(() => {
    if (status === '' || document.activeElement !== document.body) return;
    if (opener.current === 'icon') (icon.current ?? cart.current)?.focus({ preventScroll: true });
    else focusHeading({ preventScroll: true });
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
    // A second click while the code is loading means retry, not close.
    if (showAuth) retry();
    else dispatch(authToggled());
  }

  return (
    <>
      {isAuth ? (
        // Reserves the space, so that nothing moves when the session is known.
        <span className="header-icon" />
      ) : (
        <button
          ref={iconRef}
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
      {showAuth && code === 'loaded' && <AuthDialog />}
      {showAuth && code === 'failed' && (
        <PartFailure onRetry={retry} onClose={() => dispatch(authClosed())} />
      )}
    </>
  );
}

/** Moves the focus to the re-rendered icon or to `other` when a change of `trigger` removes the focused icon. */
function useFocusHandover(trigger: unknown, other: RefObject<HTMLElement | null>) {
  const icon = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const iconRef = useCallback((element: HTMLElement | null) => {
    icon.current = element;
    return () => {
      hadFocus.current = document.activeElement === element;
      icon.current = null;
    };
  }, []);
  useEffect(() => {
    if (hadFocus.current) (icon.current ?? other.current)?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [trigger, other]);
  return { icon, iconRef };
}

/** Requests the session after the first screen, a change in another tab and a restore from the back/forward cache. */
function useSession(): void {
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
