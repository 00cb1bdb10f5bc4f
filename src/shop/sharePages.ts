/** The folder of the pages that `npm run share-pages` adds to a build. Servers look there first. */
export const sharePagesFolder = 'share-pages';
