import { emptyShell } from '@/shared/config/emptyShell';
import { ownerFacts } from './ownerFacts';
import { paths } from './paths';
import { hasParameter, matchRoute } from './matchRoute';

/** One prerendered page for all addresses of a route with a parameter. */
export const parameterFiles: readonly { pattern: string; file: string }[] = Object.entries(paths)
  .filter(([, { pattern }]) => hasParameter(pattern))
  .map(([name, { pattern }]) => ({ pattern, file: `shells/${name}.html` }));

export function fileOfPattern(pattern: string): string | undefined {
  return parameterFiles.find((known) => known.pattern === pattern)?.file;
}

/** The file of the build for an address that has no file of its own. */
export function fileOfAddress(pathname: string): string {
  return matchRoute(parameterFiles, pathname)?.file ?? emptyShell;
}

/** The addresses whose page says that nothing is there, with status 404. */
export const missingAddresses: readonly string[] = [
  paths.notFound.pattern,
  paths.showNotFound.pattern,
  ...(ownerFacts.withdrawal ? [] : [paths.withdrawal.pattern]),
];
