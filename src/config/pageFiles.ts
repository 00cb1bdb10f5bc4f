import { emptyShell } from './emptyShell';
import { paths } from './paths';

const withParameters = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.includes(':'));

/** The files of the build that answer the addresses of screens whose pages depend on a parameter. */
export const parameterFiles: readonly { pattern: string; file: string }[] = withParameters.map((pattern) => ({
  pattern,
  file: emptyShell,
}));

/** A pattern of the router as a regular expression that servers read, too; a slash at the end is allowed. */
export function addressExpression(pattern: string): string {
  return `^${pattern.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`;
}

/** Which file of the build answers an address that has no file of its own. */
export function fileOfAddress(pathname: string): string {
  const known = parameterFiles.find(({ pattern }) => new RegExp(addressExpression(pattern)).test(pathname));
  return known?.file ?? emptyShell;
}
