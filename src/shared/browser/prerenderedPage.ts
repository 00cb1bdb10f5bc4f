/** What campaigns put behind an address; no screen reads it. */
const campaign = /^(?:utm_\w+|fbclid|gclid|msclkid|ttclid|mc_[ce]id)$/;

/** Signs that stand for themselves in every address; more of them are no order's id. */
const plainValue = /^[\w.-]{1,100}$/;

/**
 * Whether the page was rendered at build time for just this address, or for all of its kind, so that it can be taken
 * over. A server may answer another address with it; and where a query counts, the build could not know it. `page` holds
 * what the build noted: an address or a pattern, and what it knows of the query: `free` where no screen reads it, or the
 * name of the one part that is read and has to be there.
 */
export function isPrerenderedPage(page: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const { address, pattern, query } = page.dataset;
  const isSame =
    pattern === undefined
      ? address !== undefined && (pathname.replace(/\/+$/, '') || pathname) === address
      : new RegExp(pattern).test(pathname);
  if (!isSame || query === 'free') return isSame;
  const given = new URLSearchParams(search);
  if (query) return plainValue.test(given.get(query) ?? '');
  return [...given.keys()].every((name) => campaign.test(name));
}
