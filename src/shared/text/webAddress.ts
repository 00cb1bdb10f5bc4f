const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Nothing where it has credentials. `URL.canParse` is younger than some browsers in use. */
function parsed(address: string, base: string | URL): URL | undefined {
  try {
    const url = new URL(address, base);
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}

/** A scheme without a host behind it: a path where the page has the same scheme, a foreign host where it has not. */
const halfAddress = /^\s*https?:(?![/\\]{2})/i;

/**
 * An address that the shop may send a visitor to, in its normalised form, or `undefined`: same origin, `https:`,
 * or `http:` on a local host, without credentials. With `allowedHosts` only those hosts and the own origin.
 */
export function trustedAddress(
  address: string,
  ownOrigin: string,
  allowedHosts?: readonly string[],
): string | undefined {
  const url = parsed(address, ownOrigin);
  if (!url || halfAddress.test(address)) return undefined;
  const isOwn = url.origin === ownOrigin;
  const mayBePlain = isOwn || localHosts.has(url.hostname);
  const isWeb = url.protocol === 'https:' || (mayBePlain && url.protocol === 'http:');
  const isAllowed = isOwn || (allowedHosts?.includes(url.host) ?? true);
  return isWeb && isAllowed ? url.href : undefined;
}

/**
 * The address of a backend's picture, relative ones below `base`; `undefined` for any scheme but http(s), for one with
 * credentials, and for `http:` elsewhere than where page or base are: a page served by `https:` may not show it.
 */
export function mediaAddress(path: string, base: string, ownOrigin: string): string | undefined {
  const folder = new URL(base, ownOrigin);
  const url = parsed(path, folder);
  if (!url) return undefined;
  const isOwn = url.protocol === 'http:' && (url.origin === ownOrigin || url.origin === folder.origin);
  return url.protocol === 'https:' || isOwn ? url.href : undefined;
}
