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

/** Without the library's own, which events even where reduced motion is asked for. */
const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** The library gives each toast its id as the element's. */
function toastIdOf({ target }: FocusEvent) {
  return target.closest('.Toastify__toast')?.id ?? '';
}

/** There is no place clear of these when they have the focus. */
const screenFilling = 'body, main, [role=dialog]';

/**
 * Has a region's toasts rise as far as they cover neither bar at the lower edge nor what has the focus. At once and not
 * with the next rendering: even for a frame, a toast over a button would take its press.
 */
function avoidOverlaps(region: HTMLElement): void {
  const toasts = region.querySelector<HTMLElement>('.Toastify__toast-container');
  if (!toasts?.hasChildNodes()) return;
  const currentRise = Number.parseFloat(toasts.style.marginBlockEnd) || 0;
  const { top, bottom, left, right } = toasts.getBoundingClientRect();
  const boxes = [
    ...document.querySelectorAll('.buy-bar, .consent-banner, .status-bar'),
    document.activeElement,
  ]
    .filter((element) => element !== null)
    .filter((element) => !element.matches(screenFilling) && !region.contains(element))
    .map((element) => element.getBoundingClientRect());
  const rise = toastRise({ top: top + currentRise, bottom: bottom + currentRise, left, right }, boxes);
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
    const update = () => region.current && avoidOverlaps(region.current);
    // The browser scrolls to what gets the focus only after it has told so.
    const updateAfterScroll = () => requestAnimationFrame(update);
    // Toasts come with an animation, and so does what the bar grows by.
    const events = ['animationstart', 'focusin'];
    for (const event of events) document.addEventListener(event, updateAfterScroll);
    document.addEventListener('scroll', update);
    const observer = new MutationObserver(update);
    if (region.current) observer.observe(region.current, { childList: true, subtree: true });
    return () => {
      events.forEach((event) => document.removeEventListener(event, updateAfterScroll));
      document.removeEventListener('scroll', update);
      observer.disconnect();
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
