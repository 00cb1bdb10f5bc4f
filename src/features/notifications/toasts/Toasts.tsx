import { useEffect, useRef, type FocusEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { notificationDuration } from '@/shop/constants';
import { notificationsTexts } from '@/features/notifications/texts';
import {
  notificationsShown,
  notificationsSlice,
  type Notification,
} from '@/features/notifications/notificationsSlice';
import './toasts.scss';

/** The library's animations ignore reduced motion. */
const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** The library sets each toast's id as its element id. */
function toastIdOf({ target }: FocusEvent) {
  return target.closest('.Toastify__toast')?.id ?? '';
}

/** If one of these has the focus, no position is clear of it. */
const screenFilling = 'body, main, [role=dialog]';

/**
 * Moves the toasts clear of bottom bars and the focused element. Synchronous: a toast over a button would take
 * its click even for one frame.
 */
function avoidOverlaps(region: HTMLElement): void {
  const toasts = region.querySelector<HTMLElement>('.Toastify__toast-container');
  if (!toasts?.hasChildNodes()) return;
  const currentRise = Number.parseFloat(toasts.style.marginBlockEnd) || 0;
  const { top, bottom, left, right } = toasts.getBoundingClientRect();
  const boxes = [
    ...document.querySelectorAll('.bottom-bar, .consent-banner, .status-bar'),
    document.activeElement,
  ]
    .filter((element) => element !== null)
    .filter((element) => !element.matches(screenFilling) && !region.contains(element))
    .map((element) => element.getBoundingClientRect());
  const rise = toastRise({ top: top + currentRise, bottom: bottom + currentRise, left, right }, boxes);
  toasts.style.marginBlockEnd = `${rise}px`;
}

/** A success is announced politely, a failure assertively. A toast with the same id is not shown twice. */
function showToast({ id, flag, text, isEnglish, emoji }: Notification): void {
  const isSuccess = flag === 'success';
  toast(
    <span lang={isEnglish && 'en'}>
      <span aria-hidden="true">{`${emoji} `}</span>
      <span>{text}</span>
    </span>,
    {
      toastId: id,
      type: isSuccess ? 'success' : 'error',
      role: isSuccess ? 'status' : 'alert',
      icon: false,
    },
  );
}

/** Notifications (requirements 9); a focused one stays (requirements, "Loading and notifications"). */
export function Toasts() {
  const dispatch = useDispatch();
  const waiting = useSelector(notificationsSlice.selectors.selectWaiting);
  const region = useRef<HTMLDivElement>(null);
  // After the container's effect: the container drops toasts that exist before it.
  useEffect(() => {
    if (waiting.length === 0) return;
    waiting.forEach(showToast);
    dispatch(notificationsShown(waiting));
  }, [dispatch, waiting]);
  useEffect(() => {
    const update = () => region.current && avoidOverlaps(region.current);
    // The browser scrolls to the focused element after `focusin`.
    const updateAfterScroll = () => requestAnimationFrame(update);
    // Toasts and growing bars animate.
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
      // The library's shortcut (Alt+T) pauses all toasts.
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

/** Edges in px. */
type Box = { top: number; bottom: number; left: number; right: number };

const gap = 8;

const isBeside = (one: Box, other: Box) => one.right <= other.left || one.left >= other.right;

/** Returns the px by which toasts move up to cover none of the boxes, at most to the top of the screen. */
export function toastRise(resting: Box, boxes: Box[]): number {
  const height = resting.bottom - resting.top;
  const bottom = boxes
    .filter((box) => !isBeside(box, resting))
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (lowest, box) => (box.bottom > lowest - height && box.top < lowest ? box.top - gap : lowest),
      resting.bottom,
    );
  return resting.bottom - Math.max(bottom, height + gap);
}
