const campaign = /^(?:utm_\w+|fbclid|gclid|msclkid|ttclid|mc_[ce]id)$/;

/** Characters that need no encoding; a longer value is no order id. */
const plainValue = /^[\w.-]{1,100}$/;

/** Servers may respond to other addresses with the same page. `query`: `free`, or the name of a required parameter. */
export function isPrerenderedPage(page: HTMLElement): boolean {
  const { pathname, search } = location;
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
