type Guard = (event: PopStateEvent) => void;
type OverlayGuard = (event: PopStateEvent) => boolean;

let guard: Guard | undefined;
let overlayGuard: OverlayGuard | undefined;

function handleStep(event: PopStateEvent): void {
  if (overlayGuard?.(event)) event.stopImmediatePropagation();
  else guard?.(event);
}

/** Must run before the router subscribes: a window calls its listeners in the order of their registration. */
export function startHistoryGate(): () => void {
  window.addEventListener('popstate', handleStep);
  return () => window.removeEventListener('popstate', handleStep);
}

/** Calls `newGuard` for each step to another page. Returns a function that ends it. */
export function guardHistory(newGuard: Guard): () => void {
  guard = newGuard;
  return () => {
    if (guard === newGuard) guard = undefined;
  };
}

/** Calls `newGuard` first for each step; if it returns true, nothing else handles the step. */
export function guardOverlays(newGuard: OverlayGuard): void {
  overlayGuard = newGuard;
}
