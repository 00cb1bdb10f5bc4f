import { notFoundPage } from '../../src/shared/config/emptyShell.ts';
import { fileNameExpression } from '../../src/shared/config/fileName.ts';
import type { Site } from './site.ts';

export type Answer =
  | { status: 301; location: string }
  /** A file of the build, or none where a plain sentence says that there is nothing. */
  | { status: 200 | 404; file: string | undefined };

const nothing: Answer = { status: 404, file: undefined };
const unknown: Answer = { status: 404, file: notFoundPage };

/** A pattern of the router as the expression of its addresses. */
export const patternExpression = (pattern: string) =>
  `^${pattern.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}$`;

function newPlace({ moved, pages, folders }: Site, path: string): string | undefined {
  const known = moved.find(({ from }) => from === path.replace(/\/+$/, ''));
  if (known) return known.to;
  if (folders.some((folder) => path.startsWith(folder))) return undefined;
  // Two slashes or a backslash at the beginning would be another host.
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

const fileName = new RegExp(fileNameExpression);

const isBelow = (folder: string, path: string) => `${path}/`.startsWith(folder);
/** Of the build's own, and of the servers' (`.well-known` is for whoever runs one). */
const isHidden = (path: string) => /\/\.(?!well-known\/)|\.(?:br|gz)$/.test(path);

/**
 * What a server answers at an address (path and query) of the shop; `hasFile` looks into the build. The same rules stand
 * in the configuration for nginx, and one test asks both.
 */
export function answerTo(site: Site, address: string, hasFile: (file: string) => boolean): Answer {
  const [, raw = '/', query = ''] = /^([^?]*)(\?.*)?$/s.exec(address) ?? [];
  const location = newPlace(site, raw);
  if (location !== undefined) return { status: 301, location: location + query };
  const path = decoded(raw);
  if (path === undefined) return unknown;
  if (isHidden(path) || /\\|\/\.\.(\/|$)|\0/.test(path)) return nothing;
  const file = path.slice(1);
  if (site.folders.some((folder) => isBelow(folder, path))) {
    return hasFile(file) ? { status: 200, file } : nothing;
  }
  const screen = site.screens.find(({ pattern }) => new RegExp(patternExpression(pattern)).test(path));
  if (screen) return { status: 200, file: screen.file };
  if (fileName.test(path)) return hasFile(file) ? { status: 200, file } : nothing;
  if (site.pages.includes(path)) return { status: 200, file: path === '/' ? 'index.html' : `${file}.html` };
  return unknown;
}
