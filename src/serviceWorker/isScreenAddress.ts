const fileName = /\.[^/]*$/;

function folderOf(address: string, shop: URL): string | undefined {
  const { origin, pathname } = new URL(address, shop);
  return origin === shop.origin ? pathname : undefined;
}

/**
 * Whether a page load at `address` is answered by the shell. Not so the backend (at `apiBaseUrl`, a path or a whole
 * address), the stand-in backend's own pages, and files such as /sitemap.xml: all of them are the network's.
 */
export function isScreenAddress(address: URL, apiBaseUrl: string): boolean {
  const reserved = ['/rest/', '/sandbox/', folderOf(apiBaseUrl, address)];
  const isReserved = reserved.some((folder) => folder && `${address.pathname}/`.startsWith(folder));
  return !isReserved && !fileName.test(address.pathname);
}
