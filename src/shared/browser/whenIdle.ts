/** ms after which a busy browser no longer delays the callback. */
const timeout = 2000;

/** WebKit has no idle callbacks. */
const delayWithoutIdleCallbacks = 200;

/** Calls `react` when the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(react: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callback = requestIdleCallback(react, { timeout });
    return () => cancelIdleCallback(callback);
  }
  const timer = setTimeout(react, delayWithoutIdleCallbacks);
  return () => clearTimeout(timer);
}
