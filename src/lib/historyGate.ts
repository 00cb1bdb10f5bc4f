type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

// A window calls its listeners in the order in which they came, capturing or not: only one that is there before the
// router's can keep an event from it. Whoever starts the router imports this first.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event));

/** Lets `newGuard` see each step through the history before the router does. Returns what ends it. */
export function guardHistory(newGuard: Guard): () => void {
  guard = newGuard;
  return () => {
    if (guard === newGuard) guard = undefined;
  };
}
