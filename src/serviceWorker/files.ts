/** The worker's name in the build, relative to its root. */
export const workerFile = 'sw.js';
/** Where the worker keeps the last programme and the last upcoming films, each under the address it was asked for. */
export const programmeCache = 'programme';
/** When an answer of that cache came from the backend, in epoch ms. */
export const storedAtHeader = 'x-stored-at';
/** Where the worker keeps the information pages that were read. */
export const textPagesCache = 'text-pages';
/** Where the build puts the code that is not stored beforehand: the texts of information pages, the search's index. */
export const lateFiles = '/assets/texts/';
/** Where the worker keeps those of them that were used. */
export const lateFilesCache = 'late-files';
