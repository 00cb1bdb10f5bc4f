import { embeddedDates } from '@/shop/embedding';
import { programmeCalls } from '@/shop/programmeCalls';
import { fileNameExpression } from '@/shared/config/fileName';
import { fileOfAddress } from '@/shop/pageFiles';
import { paths } from '@/shop/paths';
import { matchRoute } from '@/shop/matchRoute';

const fileName = new RegExp(fileNameExpression);

function pathOnShop(address: string, shop: URL): string | undefined {
  const { origin, pathname } = new URL(address, shop);
  return origin === shop.origin ? pathname : undefined;
}

/**
 * False for the backend at `apiBaseUrl` (a path or a full URL), for files such as /sitemap.xml and for embedded dates, in
 * whose frame the shop must not open.
 */
export function isPageAddress(address: URL, apiBaseUrl: string): boolean {
  const api = pathOnShop(apiBaseUrl, address);
  const isApi = api !== undefined && `${address.pathname}/`.startsWith(api);
  return !isApi && !fileName.test(address.pathname) && address.pathname !== embeddedDates;
}

export function isProgrammeAddress(address: URL, apiBaseUrl: string, shop: string): boolean {
  const backend = new URL(apiBaseUrl, shop);
  return Object.values(programmeCalls).some((call) => {
    const { origin, pathname } = new URL(call, backend);
    return address.origin === origin && address.pathname === pathname;
  });
}

const pages = Object.values(paths);

/** Candidate files for the page at `pathname`: its own file, then, if the path matches a route, the shared file. */
export function filesOfPage(pathname: string): string[] {
  const own = pathname === '/' ? 'index.html' : `${pathname.slice(1).replace(/\/+$/, '')}.html`;
  return matchRoute(pages, pathname) ? [own, fileOfAddress(pathname)] : [own];
}
