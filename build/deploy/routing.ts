import { notFoundPage } from '../../src/shared/config/emptyShell.ts';
import { fileNameExpression } from '../../src/shared/config/fileName.ts';
import { announcementsFile } from '../../src/shop/announcements.ts';
import { calendarFiles } from '../../src/shop/calendarFiles.ts';
import { matchRoute } from '../../src/shop/matchRoute.ts';
import { publishedFolder } from '../../src/shop/published.ts';
import type { Site } from './site.ts';

export type SiteResponse =
  | { status: 301 | 303; location: string }
  /** A file from the folder of the build; `undefined` for a plain text response, which is empty with status 204. */
  | { status: 200 | 204 | 404; file: string | undefined };

/** Beside the build, which a release replaces. */
export const announcementsBeside = `..${announcementsFile}`;

const missingFile: SiteResponse = { status: 404, file: undefined };
const unknownPage: SiteResponse = { status: 404, file: notFoundPage };
/** For what a host need not have, because 404 would be an error in the console; and for a visit that was received. */
const empty: SiteResponse = { status: 204, file: undefined };

function redirectTarget({ moved, pages, folders }: Site, path: string): string | undefined {
  const known = moved.find(({ from }) => from === path.replace(/\/+$/, ''));
  if (known) return known.to;
  if (folders.some((folder) => path.startsWith(folder))) return undefined;
  // Two slashes or a backslash at the start would redirect to another host.
  const trimmed = /^(\/[^/\\].*?)\/+$/.exec(path)?.[1];
  if (trimmed) return trimmed;
  const page = /^(.+)\.html$/.exec(path)?.[1];
  return page && pages.includes(page) ? page : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const calendars: readonly string[] = Object.values(calendarFiles);
const fileName = new RegExp(fileNameExpression);

/** The query with which the service worker asks for the pages that it keeps: not for what is soon out of date. */
export const ofBuildExpression = '__WB_REVISION__=';
const ofBuild = new RegExp(ofBuildExpression);

const isBelow = (folder: string, path: string) => `${path}/`.startsWith(folder);
/** Dotfiles, compressed files and the folder of published files; `.well-known` belongs to the operator. */
const isHidden = (path: string) =>
  /\/\.(?!well-known\/)|\.(?:br|gz)$/.test(path) || path.startsWith(`/${publishedFolder}/`);

/** Some payment pages return by POST, while a page has a GET only. Two slashes would redirect to another host. */
export const postedExpression = '^/(?![/\\\\])';

/**
 * The response to a path with query; `hasFile` checks a file from the folder of the build. The configuration for nginx contains the same
 * rules, and `test/deploy/servers.deploy.ts` compares both.
 */
export function responseTo(
  site: Site,
  address: string,
  hasFile: (file: string) => boolean,
  isPosted = false,
): SiteResponse {
  const [, raw = '/', query = ''] = /^([^?]*)(\?.*)?$/s.exec(address) ?? [];
  const location = redirectTarget(site, raw);
  if (location !== undefined) return { status: 301, location: location + query };
  const path = decoded(raw);
  if (path === undefined) return unknownPage;
  if (isHidden(path) || /\\|\/\.\.(\/|$)|\0/.test(path)) return missingFile;
  const file = path.slice(1);
  if (site.folders.some((folder) => isBelow(folder, path))) {
    return hasFile(file) ? { status: 200, file } : missingFile;
  }
  if (isPosted && path === site.visits) return empty;
  if (isPosted)
    return new RegExp(postedExpression).test(raw) ? { status: 303, location: address } : unknownPage;
  if (path === announcementsFile)
    return hasFile(announcementsBeside) ? { status: 200, file: announcementsBeside } : empty;
  if (calendars.includes(path) && !hasFile(publishedFolder + path)) return empty;
  // An escaped slash at the end is not redirected above, and no page has it.
  const screen = path.endsWith('/') ? undefined : matchRoute(site.screens, path)?.file;
  const isFile = fileName.test(path);
  const page = path === '/' ? 'index.html' : `${file}.html`;
  const built = screen ?? (isFile && hasFile(file) ? file : site.pages.includes(path) ? page : undefined);
  const published = `${publishedFolder}/${isFile ? file : page}`;
  const isPublished = (isFile || built !== undefined) && !ofBuild.test(query) && hasFile(published);
  if (isPublished) return { status: 200, file: published };
  if (built !== undefined) return { status: 200, file: built };
  return isFile ? missingFile : unknownPage;
}
