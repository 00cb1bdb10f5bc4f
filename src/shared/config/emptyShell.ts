/** The page without content, for addresses without a file in the build. */
export const emptyShell = 'shell.html';

/** The name of the file with which static hosts respond to unknown addresses. */
export const notFoundPage = '404.html';
