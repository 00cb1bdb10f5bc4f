import { useEffect, useRef, type FocusEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { notificationDuration } from '@/shared/config/constants';
import { notificationsTexts } from '@/features/notifications/texts';
import { notificationsShown, notificationsSlice } from '@/features/notifications/notificationsSlice';
import { showToast } from './showToast';
import { toastRise } from './toastRise';
import './toasts.scss';

/** Without the library's own, which moves even where reduced motion is asked for. */
const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** The library gives each toast its id as the element's. */
function toastIdOf({ target }: FocusEvent) {
  return target.closest('.Toastify__toast')?.id ?? '';
}

/** There is no place clear of these when they have the focus. */
const fillsScreen = 'body, main, [role=dialog]';

/**
 * Has a region's toasts rise as far as they cover neither bar at the lower edge nor what has the focus. At once and not
 * with the next rendering: even for a frame, a toast over a button would take its press.
 */
function keepClearIn(region: HTMLElement): void {
  const toasts = region.querySelector<HTMLElement>('.Toastify__toast-container');
  if (!toasts?.hasChildNodes()) return;
  const risen = Number.parseFloat(toasts.style.marginBlockEnd) || 0;
  const { top, bottom, left, right } = toasts.getBoundingClientRect();
  const boxes = [
    ...document.querySelectorAll('.buy-bar, .consent-banner, .status-bar'),
    document.activeElement,
  ]
    .filter((element) => element !== null)
    .filter((element) => !element.matches(fillsScreen) && !region.contains(element))
    .map((element) => element.getBoundingClientRect());
  const rise = toastRise({ top: top + risen, bottom: bottom + risen, left, right }, boxes);
  toasts.style.marginBlockEnd = `${rise}px`;
}

/** Where notifications appear (requirements 9); a focused one stays (requirements, "Loading and notifications"). */
export function Toasts() {
  const dispatch = useDispatch();
  const waiting = useSelector(notificationsSlice.selectors.selectWaiting);
  const region = useRef<HTMLDivElement>(null);
  // After the container's own effect: it drops what is shown before it is there.
  useEffect(() => {
    if (waiting.length === 0) return;
    waiting.forEach(showToast);
    dispatch(notificationsShown(waiting));
  }, [dispatch, waiting]);
  useEffect(() => {
    const keepClear = () => region.current && keepClearIn(region.current);
    // The browser scrolls to what gets the focus only after it has told so.
    const afterScroll = () => requestAnimationFrame(keepClear);
    // Toasts come with an animation, and so does what the bar grows by.
    const moves = ['animationstart', 'focusin'];
    for (const move of moves) document.addEventListener(move, afterScroll);
    document.addEventListener('scroll', keepClear);
    const coming = new MutationObserver(keepClear);
    if (region.current) coming.observe(region.current, { childList: true, subtree: true });
    return () => {
      moves.forEach((move) => document.removeEventListener(move, afterScroll));
      document.removeEventListener('scroll', keepClear);
      coming.disconnect();
    };
  }, []);
  return (
    <div
      ref={region}
      onFocus={(event) => toast.pause({ id: toastIdOf(event) })}
      // The library's shortcut into this region (Alt+T) holds them all.
      onBlur={() => toast.play()}
    >
      <ToastContainer
        position="bottom-left"
        autoClose={notificationDuration}
        closeButton={false}
        hideProgressBar
        pauseOnHover={false}
        transition={transition}
        aria-label={notificationsTexts.region}
      />
    </div>
  );
}
