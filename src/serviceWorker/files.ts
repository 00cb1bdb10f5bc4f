/** The build's file names, relative to its root: the plugin writes the worker, the worker answers with the shell. */
export const workerFile = 'sw.js';
export const shellFile = 'index.html';
