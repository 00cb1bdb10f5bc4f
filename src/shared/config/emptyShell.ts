/** The page without content, for addresses without a file in the build. */
export const emptyShell = 'shell.html';

/** The name by which static hosts answer unknown addresses. */
export const notFoundPage = '404.html';
