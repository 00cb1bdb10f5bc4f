/** The build's file names, relative to its root: the plugin writes the worker, the worker answers with the shell. */
export const workerFile = 'sw.js';
/** The page without anything in it, for every address that was not rendered when the shop was built. */
export const shellFile = 'shell.html';
