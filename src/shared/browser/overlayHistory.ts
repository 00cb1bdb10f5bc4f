import { guardOverlays } from './historyGate';

type Close = () => void;
type Write = { isPush: boolean; state: unknown; url: string | URL | null | undefined };

const overlays: Close[] = [];
let shownIndex: number | undefined;
let isReturning = false;
let callbacks: (() => void)[] = [];
let deferredWrite: Write | undefined;

/** How many overlays were open when a history entry was made; 0 for a page's own entry. */
export function overlayDepth(state: unknown): number {
  return (state as { overlay?: number } | null)?.overlay ?? 0;
}

/** The router's index of a history entry; entries of other sites have none. */
export function entryIndex(state: unknown): number | undefined {
  return (state as { idx?: number } | null)?.idx;
}

/** Adds a copy of the page's history entry for each open overlay, and steps back over those of closed ones. */
function syncEntries(): void {
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
  const deferred = deferredWrite;
  deferredWrite = undefined;
  if (deferred && isBetweenOverlays) write(deferred);
  syncEntries();
  if (overlayDepth(window.history.state) === 0) {
    const ready = callbacks;
    callbacks = [];
    ready.forEach((react) => react());
  }
  return isBetweenOverlays;
}

/** Keeps writes of the router and others off the entries of overlays. */
function write({ isPush, state, url }: Write): void {
  const { history } = window;
  const { pushState, replaceState } = History.prototype;
  const depth = overlayDepth(history.state);
  isReturning &&= depth > 0;
  if (isReturning || (depth > 0 && !isPush)) {
    deferredWrite = { isPush: isPush || Boolean(deferredWrite?.isPush), state, url };
    replaceState.call(history, { ...(state as object), overlay: depth }, '', url);
  } else {
    deferredWrite = undefined;
    shownIndex = entryIndex(state);
    // The next page replaces the entry of the overlay, so that Back leads to the page below.
    (isPush && depth === 0 ? pushState : replaceState).call(history, state, '', url);
  }
}

/** Makes Back call `close` instead of leaving the page. Returns a function for overlays that close otherwise. */
export function openOverlay(close: Close): () => void {
  overlays.push(close);
  // Deferred: an overlay may close while another opens, or by a link.
  queueMicrotask(syncEntries);
  return () => {
    const index = overlays.indexOf(close);
    if (index >= 0) overlays.splice(index, 1);
    queueMicrotask(syncEntries);
  };
}

/** A page that is left when an overlay closes must wait: the step back from its entry would cancel that. */
export function afterOverlays(react: () => void): void {
  if (overlayDepth(window.history.state) === 0) react();
  else callbacks.push(react);
}

guardOverlays(handleStep);
window.history.pushState = (state, _, url) => write({ isPush: true, state, url });
window.history.replaceState = (state, _, url) => write({ isPush: false, state, url });
// A page that was reloaded with an open overlay starts without it.
syncEntries();
