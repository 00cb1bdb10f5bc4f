export const workerFile = 'sw.js';
export const programmeCache = 'programme';
/** When the response was stored, in epoch ms by the device's clock. */
export const storedAtHeader = 'x-stored-at';
export const textPagesCache = 'text-pages';
/** Code that is cached at its first use and not precached: information pages and the search index. */
export const lazyFilesPath = '/assets/texts/';
export const lazyFilesCache = 'late-files';
