import { emptyShell } from '@/shared/config/emptyShell';
import { paths } from './paths';

/** One prerendered page for all addresses of a route with a parameter. */
export const parameterFiles: readonly { pattern: string; file: string }[] = Object.entries(paths)
  .filter(([, { pattern }]) => pattern.includes(':'))
  .map(([name, { pattern }]) => ({ pattern, file: `shells/${name}.html` }));

export function fileOfPattern(pattern: string): string | undefined {
  return parameterFiles.find((known) => known.pattern === pattern)?.file;
}

/** A route's pattern as a regular expression, also for servers; a trailing slash is allowed. */
export function addressExpression(pattern: string): string {
  return `^${pattern.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`;
}

/** The file of the build for an address that has no file of its own. */
export function fileOfAddress(pathname: string): string {
  const known = parameterFiles.find(({ pattern }) => new RegExp(addressExpression(pattern)).test(pathname));
  return known?.file ?? emptyShell;
}
