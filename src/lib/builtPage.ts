/** What campaigns put behind an address; no screen reads it. */
const campaign = /^(?:utm_\w+|fbclid|gclid|msclkid|ttclid|mc_[ce]id)$/;

/**
 * Whether the page was rendered at build time for just this address, so that it can be taken over. A server may answer
 * another address with it; and where a query counts, the build could not know it.
 */
export function isBuiltPage(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const { address, query } = root.dataset;
  const isSame = address !== undefined && (pathname.replace(/\/+$/, '') || pathname) === address;
  const counts = [...new URLSearchParams(search).keys()].some((name) => !campaign.test(name));
  return isSame && (!counts || query === 'free');
}
