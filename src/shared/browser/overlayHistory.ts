import { guardOverlays } from './historyGate';

type Close = () => void;
type Write = { isPush: boolean; state: unknown; url: string | URL | null | undefined };

/** What closes each overlay that is open, the topmost last. */
const overlays: Close[] = [];
/** The router's number of the entry that is shown. */
let shownIndex: number | undefined;
/** Whether a step back from the entries of closed overlays is under way. */
let isReturning = false;
/** What waits until the page's own entry is shown. */
let waiting: (() => void)[] = [];
/** What was written on the entry of an overlay and belongs to the page's own: it is written again there. */
let late: Write | undefined;

/** How many overlays were open when an entry of the history was made; 0 for a page's own entry. */
export function overlayDepth(state: unknown): number {
  return (state as { overlay?: number } | null)?.overlay ?? 0;
}

/** Where in the history an entry stands, as the router numbers them; entries of others have no number. */
export function entryIndex(state: unknown): number | undefined {
  return (state as { idx?: number } | null)?.idx;
}

/** Gives each open overlay an entry of the history, a copy of the page's, and takes back those of closed ones. */
function settle(): void {
  const { history } = window;
  const depth = overlayDepth(history.state);
  if (isReturning && depth > 0) return;
  shownIndex = entryIndex(history.state);
  isReturning = depth > overlays.length;
  if (isReturning) history.go(overlays.length - depth);
  for (let next = depth + 1; next <= overlays.length; next += 1) {
    History.prototype.pushState.call(history, { ...(history.state as object), overlay: next }, '');
  }
}

function handleStep({ state }: PopStateEvent): boolean {
  const depth = overlayDepth(state);
  const isSamePage = shownIndex !== undefined && shownIndex === entryIndex(state);
  const isBetweenOverlays = isSamePage && (isReturning || overlays.length + depth > 0);
  if (!isReturning) while (overlays.length > depth) overlays.pop()?.();
  isReturning = false;
  const held = late;
  late = undefined;
  if (held && isBetweenOverlays) write(held);
  settle();
  if (overlayDepth(window.history.state) === 0) {
    const ready = waiting;
    waiting = [];
    ready.forEach((react) => react());
  }
  return isBetweenOverlays;
}

/** Keeps what the router and others write to the history off the entries of overlays. */
function write({ isPush, state, url }: Write): void {
  const { history } = window;
  const { pushState, replaceState } = History.prototype;
  const depth = overlayDepth(history.state);
  isReturning &&= depth > 0;
  if (isReturning || (depth > 0 && !isPush)) {
    late = { isPush: isPush || Boolean(late?.isPush), state, url };
    replaceState.call(history, { ...(state as object), overlay: depth }, '', url);
  } else {
    late = undefined;
    shownIndex = entryIndex(state);
    // The next page takes the place of the overlay's entry: Back leads from there to the page.
    (isPush && depth === 0 ? pushState : replaceState).call(history, state, '', url);
  }
}

/**
 * Has Back call `close` for what opened over the page, instead of leaving it. Returns what takes this back, for an
 * overlay that closed otherwise.
 */
export function openOverlay(close: Close): () => void {
  overlays.push(close);
  // Not at once: an overlay may close while another opens, or by a link.
  queueMicrotask(settle);
  return () => {
    const place = overlays.indexOf(close);
    if (place >= 0) overlays.splice(place, 1);
    queueMicrotask(settle);
  };
}

/**
 * Calls back once the page's own entry is shown, for what leaves the page when an overlay closes: the step back from its
 * entry would cancel that.
 */
export function afterOverlays(react: () => void): void {
  if (overlayDepth(window.history.state) === 0) react();
  else waiting.push(react);
}

guardOverlays(handleStep);
window.history.pushState = (state, _, url) => write({ isPush: true, state, url });
window.history.replaceState = (state, _, url) => write({ isPush: false, state, url });
// A page that was reloaded with an overlay open begins without it.
settle();
