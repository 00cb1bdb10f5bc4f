/** The page without anything in it, for every address that has no file of its own in the build. */
export const emptyShell = 'shell.html';
