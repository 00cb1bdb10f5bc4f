const fileName = /\.[^/]*$/;

function folderOf(address: string, shop: URL): string | undefined {
  const { origin, pathname } = new URL(address, shop);
  return origin === shop.origin ? pathname : undefined;
}

/**
 * Whether a page load at `address` is answered by the shell. Not so the backend (at `apiBaseUrl`, a path or a whole
 * address) and files such as /sitemap.xml: these are the network's.
 */
export function isScreenAddress(address: URL, apiBaseUrl: string): boolean {
  const api = folderOf(apiBaseUrl, address);
  const isApi = api !== undefined && `${address.pathname}/`.startsWith(api);
  return !isApi && !fileName.test(address.pathname);
}
