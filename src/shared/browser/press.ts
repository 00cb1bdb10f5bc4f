let isPressed = false;
const waiting = new Set<() => void>();

function begin(): void {
  isPressed = true;
}

function end(): void {
  isPressed = false;
  // A task later, because the click follows the end of the press.
  setTimeout(() => {
    if (isPressed) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  });
}

const events = { pointerdown: begin, pointerup: end, pointercancel: end };

/** Returns a function that ends it. */
export function watchPresses(): () => void {
  for (const [event, react] of Object.entries(events)) window.addEventListener(event, react, true);
  return () => {
    for (const [event, react] of Object.entries(events)) window.removeEventListener(event, react, true);
    end();
  };
}

/**
 * Resolves when no mouse button or finger is down. What appears by itself waits for it: a press that ends on another
 * element than the one it began on is no click.
 */
export function pressEnded(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve();
}

/**
 * Acts at once, or with the click that ends the press that is going on: if the layout moved during a press, its click
 * would miss. Acts before the handlers of that click, so that what was typed counts for it; a press without a click
 * acts when it ends.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const waits = new AbortController();
  const actOnce = () => {
    if (waits.signal.aborted) return;
    waits.abort();
    act();
  };
  window.addEventListener('click', actOnce, { capture: true, signal: waits.signal });
  // A field is left after the finger of a tap is up: its click follows in the same task.
  void pressEnded().then(() => setTimeout(actOnce));
}
