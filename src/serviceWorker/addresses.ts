import { programmeCalls } from '@/shared/config/programmeCalls';
import { fileNameExpression } from '@/shared/config/fileName';
import { addressExpression, fileOfAddress } from '@/shared/config/pageFiles';
import { paths } from '@/shared/config/paths';

const fileName = new RegExp(fileNameExpression);

function folderOf(address: string, shop: URL): string | undefined {
  const { origin, pathname } = new URL(address, shop);
  return origin === shop.origin ? pathname : undefined;
}

/**
 * Whether a page load at `address` is answered by a page of the shop. Not so the backend (at `apiBaseUrl`, a path or a
 * whole address) and files such as /sitemap.xml: these are the network's.
 */
export function isScreenAddress(address: URL, apiBaseUrl: string): boolean {
  const api = folderOf(apiBaseUrl, address);
  const isApi = api !== undefined && `${address.pathname}/`.startsWith(api);
  return !isApi && !fileName.test(address.pathname);
}

/** Whether `address` asks the backend (at `apiBaseUrl`) for the programme or the upcoming films, whatever its query. */
export function isProgrammeAddress(address: URL, apiBaseUrl: string, shop: string): boolean {
  const backend = new URL(apiBaseUrl, shop);
  return Object.values(programmeCalls).some((call) => {
    const { origin, pathname } = new URL(call, backend);
    return address.origin === origin && address.pathname === pathname;
  });
}

const screens = Object.values(paths).map(({ pattern }) => new RegExp(addressExpression(pattern)));

/**
 * The files of the build that show the page at `pathname`, the best first: its own, and where a screen is known to stand
 * there the one for such. None of the latter for texts and for addresses that nobody knows.
 */
export function filesOfPage(pathname: string): string[] {
  const own = pathname === '/' ? 'index.html' : `${pathname.slice(1).replace(/\/+$/, '')}.html`;
  const isScreen = screens.some((screen) => screen.test(pathname));
  return isScreen ? [own, fileOfAddress(pathname)] : [own];
}
