const minute = 60_000;

/** How far the host's clock is ahead of this device's, in ms. */
let correction = 0;
let isKnown = false;
const listeners = new Set<() => void>();

/**
 * The device's own clock (epoch ms): for how long something took, and what came first in this browser. It may be years
 * off, so that it says nothing of what is on.
 */
export const deviceNow = () => Date.now();

/** The shop's clock (epoch ms): the host's from its first answer on, until then the device's. */
export const shopNow = () => deviceNow() + correction;

/** The minute that the shop's clock shows (epoch ms). */
export const shopMinute = () => Math.floor(shopNow() / minute) * minute;

/** Whether the host has told its time. */
export const isHostTimeKnown = () => isKnown;

/** Calls back when the host's time becomes known or is corrected, and at `lookAtClock`. Returns what ends it. */
export function onClockChange(react: () => void): () => void {
  listeners.add(react);
  return () => listeners.delete(react);
}

/** Lets whatever shows a time read the clock again. */
export function lookAtClock(): void {
  listeners.forEach((react) => react());
}

/** The headers of an answer, of a browser's `Response` or of the client's. */
type Headers = { get: (name: string) => unknown };

const isLasting = (headers: Headers) => /max-age=[1-9]/.test(String(headers.get('cache-control')));

/**
 * Sets the shop's clock by an answer of the host. It left the host at its `Date` (of which whole seconds are told, and to
 * which a cache on the way adds an `Age`) and was asked for at `askedAt` (as `performance.now()` counts; 0 where that is not
 * known). A clock that shows what fits both is right and stays, so that a slow line moves nothing. An answer that the
 * browser's own cache may have given (`mayBeStored`) says nothing.
 */
export function setClock(headers: Headers, askedAt = 0, mayBeStored = isLasting(headers)): void {
  const sent = Date.parse(String(headers.get('date'))) + 1000 * Number(headers.get('age') ?? 0);
  if (mayBeStored || Number.isNaN(sent)) return;
  const now = shopNow();
  const isRight = now >= sent && now <= sent + 1000 + performance.now() - askedAt;
  if (isKnown && isRight) return;
  isKnown = true;
  if (!isRight) correction += sent - now;
  lookAtClock();
}

/** As a page begins that has heard of no host: in tests, where many pages share this module. */
export function restartClock(): void {
  isKnown = false;
  correction = 0;
}
