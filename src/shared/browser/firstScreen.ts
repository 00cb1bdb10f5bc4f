import { firstScreenTimeoutMs } from '@/shared/config/constants';
import { whenIdle } from './whenIdle';

let setReady: () => void;
/** Resolves when the app shows the first page with its data, at the first press or key, or after the latest time. */
const firstScreen = new Promise<void>((resolve) => (setReady = resolve));
let delays = 0;
let isWatching = false;

/** Delays the first screen. Returns a function that ends the delay. */
export function delayFirstScreen(): () => void {
  let isOver = false;
  delays += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    delays -= 1;
    // The end of one delay may begin another: a heading a request, a response a deferred render.
    whenIdle(() => {
      if (delays === 0) setReady();
    });
  };
}

/** Call it when the app shows a heading: a prerendered page may still wait for its code. */
export const reportPageShown = delayFirstScreen();

/** Not at import, since pages are also rendered in Node.js. */
function watch(): void {
  isWatching = true;
  setTimeout(setReady, firstScreenTimeoutMs);
  for (const event of ['pointerdown', 'keydown']) {
    window.addEventListener(event, setReady, { once: true, passive: true });
  }
}

/** Calls `react` when the first screen is ready and the browser is idle. Returns a function that cancels it. */
export function afterFirstScreen(react: () => void): () => void {
  if (!isWatching) watch();
  let isOver = false;
  let cancel: (() => void) | undefined;
  void firstScreen.then(() => {
    if (!isOver) cancel = whenIdle(react);
  });
  return () => {
    isOver = true;
    cancel?.();
  };
}
