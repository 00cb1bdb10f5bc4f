/** The page without anything in it, for every address that has no file of its own in the build. */
export const emptyShell = 'shell.html';

/** The same page under the name by which static hosts answer an address that is none of the shop's. */
export const notFoundPage = '404.html';
