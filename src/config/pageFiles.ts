import { emptyShell } from './emptyShell';
import { paths } from './paths';

const withParameters = Object.entries(paths).filter(([, { pattern }]) => pattern.includes(':'));

/** The screens that begin with a page for all their addresses: what they ask for is known from the address alone. */
const begun: readonly string[] = [
  'movie',
  'movieByName',
  'show',
  'flohmarktEvent',
  'automarktEvent',
  'publicEvent',
  'event',
  'cinemaArticle',
  'flohmarktArticle',
  'stornoByIdentifier',
] satisfies (keyof typeof paths)[];

/** The files of the build that answer the addresses of screens whose pages depend on a parameter. */
export const parameterFiles: readonly { pattern: string; file: string }[] = withParameters.map(
  ([name, { pattern }]) => ({ pattern, file: begun.includes(name) ? `shells/${name}.html` : emptyShell }),
);

/** The page for all addresses of a pattern, where the build has one. */
export function fileOfPattern(pattern: string): string | undefined {
  const file = parameterFiles.find((known) => known.pattern === pattern)?.file;
  return file === emptyShell ? undefined : file;
}

/** A pattern of the router as a regular expression that servers read, too; a slash at the end is allowed. */
export function addressExpression(pattern: string): string {
  return `^${pattern.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`;
}

/** Which file of the build answers an address that has no file of its own. */
export function fileOfAddress(pathname: string): string {
  const known = parameterFiles.find(({ pattern }) => new RegExp(addressExpression(pattern)).test(pathname));
  return known?.file ?? emptyShell;
}
