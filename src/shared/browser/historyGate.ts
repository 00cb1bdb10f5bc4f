type Guard = (event: PopStateEvent) => void;
/** Says whether a step was between the entries of one page. */
type OverlayGuard = (event: PopStateEvent) => boolean;

let guard: Guard | undefined;
let overlayGuard: OverlayGuard | undefined;

function handleStep(event: PopStateEvent): void {
  if (overlayGuard?.(event)) event.stopImmediatePropagation();
  else guard?.(event);
}

/**
 * Lets guards see each step through the history before the router does, which has to begin to listen later: a window
 * calls its listeners in the order in which they came, capturing or not. Returns what ends it.
 */
export function startHistoryGate(): () => void {
  window.addEventListener('popstate', handleStep);
  return () => window.removeEventListener('popstate', handleStep);
}

/** Lets `newGuard` see each step that leads to another page. Returns what ends it. */
export function guardHistory(newGuard: Guard): () => void {
  guard = newGuard;
  return () => {
    if (guard === newGuard) guard = undefined;
  };
}

/** Lets `newGuard` see each step first; those that it says are within a page nobody else hears of. */
export function guardOverlays(newGuard: OverlayGuard): void {
  overlayGuard = newGuard;
}
