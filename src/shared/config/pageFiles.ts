import { emptyShell } from './emptyShell';
import { paths } from './paths';

/**
 * The files of the build that answer the addresses of screens with a parameter: one page for all addresses of a pattern,
 * for what such a screen asks for is known from the address alone.
 */
export const parameterFiles: readonly { pattern: string; file: string }[] = Object.entries(paths)
  .filter(([, { pattern }]) => pattern.includes(':'))
  .map(([name, { pattern }]) => ({ pattern, file: `shells/${name}.html` }));

/** The page for all addresses of a pattern, where it has a parameter. */
export function fileOfPattern(pattern: string): string | undefined {
  return parameterFiles.find((known) => known.pattern === pattern)?.file;
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
