/** Characters of a password (requirements 9). */
export const minPasswordLength = 6;

/** Tells the other tabs, by a change under this key in local storage, that somebody signed in or out. */
export const sessionChangeKey = 'session-changed';

/** So long, in ms, may the first screen take until the session is asked for beside it. */
export const sessionTimeoutMs = 5000;
