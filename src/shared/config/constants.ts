/** Limits of the kit and of the browser (requirements 9). Durations in ms, unless the name says otherwise. */

/** Browsers refuse longer cookies, name and attributes included. */
export const maxCookieBytes = 4096;
/** Distance from the screen, in px, and delay after scrolling for loading pictures (requirements 9). */
export const pictureMargin = 100;
export const pictureDelay = 300;
/** Time within which the response for a page begins on a line that is not slow, and longest wait for the web fonts. */
export const fastResponseMs = 300;
export const fontTimeoutMs = 400;
/** On a slow line, how much later than the prehydration script the app is requested. */
export const appDelayMs = 100;
/** Timeouts of the script and the stylesheet of a lazily loaded page or section (requirements 9). */
export const scriptLoadTimeoutMs = 120_000;
export const stylesheetLoadTimeoutMs = 60_000;
/** Time for the next page to arrive, in which code that did not load is no failure. */
export const navigationTimeoutMs = 10_000;
/** Late parts, such as the consent banner, wait no longer for the first screen. */
export const firstScreenTimeoutMs = 8000;
/** A slower response shows a hint (requirements R7). */
export const slowResponseAfter = 10_000;

/** Delays of the retries of safe GETs (requirements R6). */
export const retryDelays = [400, 1200] as const;
export const maxServerMessage = 300;
export const maxNameLength = 300;
/** Longer identifiers, codes and addresses of the backend count as absent: cut ones would be wrong. */
export const maxReferenceLength = 2000;
