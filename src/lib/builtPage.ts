/** What campaigns put behind an address; no screen reads it. */
const campaign = /^(?:utm_\w+|fbclid|gclid|msclkid|ttclid|mc_[ce]id)$/;

/**
 * Whether the page was rendered at build time for just this address, or for all of its kind, so that it can be taken
 * over. A server may answer another address with it; and where a query counts, the build could not know it. `page` holds
 * what the build noted: an address or a pattern, and whether the query is free.
 */
export function isBuiltPage(page: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const { address, pattern, query } = page.dataset;
  const isSame =
    pattern === undefined
      ? address !== undefined && (pathname.replace(/\/+$/, '') || pathname) === address
      : new RegExp(pattern).test(pathname);
  const counts = [...new URLSearchParams(search).keys()].some((name) => !campaign.test(name));
  return isSame && (!counts || query === 'free');
}
