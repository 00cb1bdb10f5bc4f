/** Characters (requirements 9). */
export const minPasswordLength = 6;

/** A change of this key in local storage notifies other tabs that the session changed. */
export const sessionChangeKey = 'session-changed';
