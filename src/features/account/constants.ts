/** Characters (requirements 9). */
export const minPasswordLength = 6;

/** A change of this key in local storage notifies other tabs that the session changed. */
export const sessionChangeKey = 'session-changed';

/** Time after which the session is requested even if the first screen is still loading. */
export const sessionTimeoutMs = 5000;
