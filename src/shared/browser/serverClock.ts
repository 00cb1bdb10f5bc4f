const minute = 60_000;

/** How far the server's clock is ahead of the device's, in ms; `undefined` until a response has set it. */
let correction: number | undefined;

const clockChange = 'shopclockchange';

/** The device's clock in epoch ms, for durations and for the order of events in this browser. It may be years off. */
export const deviceNow = () => Date.now();

/** The shop's clock in epoch ms: the server's once a response has set it, until then the device's. */
export const shopNow = () => Date.now() + (correction ?? 0);

/** The shop's clock in epoch ms, rounded down to the minute. */
export const shopMinute = () => Math.floor(shopNow() / minute) * minute;

export const isServerTimeKnown = () => correction !== undefined;

/** Calls back when the clock is set or corrected, and after `notifyClockChange`. Returns a function that ends it. */
export function onClockChange(react: () => void): () => void {
  document.addEventListener(clockChange, react);
  return () => document.removeEventListener(clockChange, react);
}

export function notifyClockChange(): void {
  document.dispatchEvent(new Event(clockChange));
}

type Headers = { get: (name: string) => unknown };

/**
 * Sets the shop's clock by the `Date` header (whole seconds; shared caches add an `Age`). Not for responses of the
 * HTTP cache. `requestedAt` is the `performance.now()` of the request. A consistent clock stays.
 */
export function setClock(headers: Headers, requestedAt = 0): void {
  const ahead = shopNow() - Date.parse(String(headers.get('date'))) - 1000 * Number(headers.get('age'));
  const isRight = ahead >= 0 && ahead <= 1000 + performance.now() - requestedAt;
  if (Number.isNaN(ahead) || (isRight && isServerTimeKnown())) return;
  correction = (correction ?? 0) - (isRight ? 0 : ahead);
  notifyClockChange();
}

/** For tests, where many pages share this module. */
export function resetClock(): void {
  correction = undefined;
}
