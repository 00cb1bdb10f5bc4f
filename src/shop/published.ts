/** The folder of the files that `npm run publish-programme` adds to a build. Servers look there first. */
export const publishedFolder = 'published';
