/** The worker's name in the build, relative to its root. */
export const workerFile = 'sw.js';
/** Where the worker keeps the last programme and the last upcoming films, each under the address it was asked for. */
export const programmeCache = 'programme';
/** When an answer of that cache came from the backend, in epoch ms. */
export const storedAtHeader = 'x-stored-at';
