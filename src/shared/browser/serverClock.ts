const minute = 60_000;

/** How far the host's clock is ahead of this device's, in ms; `undefined` until the host has told its time. */
let correction: number | undefined;

const clockChange = 'shopclockchange';

/**
 * The device's own clock (epoch ms): for how long something took, and what came first in this browser. It may be years
 * off, so that it says nothing of what is on.
 */
export const deviceNow = () => Date.now();

/** The shop's clock (epoch ms): the host's from its first answer on, until then the device's. */
export const shopNow = () => Date.now() + (correction ?? 0);

/** The minute that the shop's clock shows (epoch ms). */
export const shopMinute = () => Math.floor(shopNow() / minute) * minute;

/** Whether the host has told its time. */
export const isHostTimeKnown = () => correction !== undefined;

/** Calls back when the host's time becomes known or is corrected, and at `lookAtClock`. Returns what ends it. */
export function onClockChange(react: () => void): () => void {
  document.addEventListener(clockChange, react);
  return () => document.removeEventListener(clockChange, react);
}

/** Lets whatever shows a time read the clock again. */
export function lookAtClock(): void {
  document.dispatchEvent(new Event(clockChange));
}

/** The headers of an answer, of a browser's `Response` or of the client's; `null` for what is not there. */
type Headers = { get: (name: string) => unknown };

/**
 * Sets the shop's clock by an answer of the host. It left the host at its `Date` (of which whole seconds are told, and to
 * which a cache on the way adds an `Age`) and was asked for at `askedAt` (as `performance.now()` counts; 0 where that is not
 * known). A clock that shows what fits both is right and stays, so that a slow line moves nothing. Not for an answer that
 * the browser's own cache may have given, whose age nobody tells.
 */
export function setClock(headers: Headers, askedAt = 0): void {
  const ahead = shopNow() - Date.parse(String(headers.get('date'))) - 1000 * Number(headers.get('age'));
  const isRight = ahead >= 0 && ahead <= 1000 + performance.now() - askedAt;
  if (Number.isNaN(ahead) || (isRight && isHostTimeKnown())) return;
  correction = (correction ?? 0) - (isRight ? 0 : ahead);
  lookAtClock();
}

/** As a page begins that has heard of no host: in tests, where many pages share this module. */
export function restartClock(): void {
  correction = undefined;
}
