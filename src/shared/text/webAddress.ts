const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `undefined` for addresses with credentials. `URL.canParse` is younger than some browsers in use. */
function parsed(address: string, base: string | URL): URL | undefined {
  try {
    const url = new URL(address, base);
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}

/** A scheme without a host: a path if the page has the same scheme, else another host. */
const schemeWithoutHost = /^\s*https?:(?![/\\]{2})/i;

/** The normalised address if it has the same origin, `https:` or local `http:`, on `allowedHosts` if given. */
export function trustedAddress(
  address: string,
  ownOrigin: string,
  allowedHosts?: readonly string[],
): string | undefined {
  const url = parsed(address, ownOrigin);
  if (!url || schemeWithoutHost.test(address)) return undefined;
  const isOwn = url.origin === ownOrigin;
  const mayBePlain = isOwn || localHosts.has(url.hostname);
  const isWeb = url.protocol === 'https:' || (mayBePlain && url.protocol === 'http:');
  const isAllowed = isOwn || (allowedHosts?.includes(url.host) ?? true);
  return isWeb && isAllowed ? url.href : undefined;
}

const mediaAddresses = new Map<string, string | undefined>();

/**
 * A picture's address; a protocol-relative one is read as `https:`. `undefined` unless it is `https:`, or `http:` on the
 * origin of the page or of `base`. Kept, because parsing the addresses of a list delays Back.
 */
export function mediaAddress(path: string, base: string, ownOrigin: string): string | undefined {
  const key = [path, base, ownOrigin].join(' ');
  if (!mediaAddresses.has(key)) mediaAddresses.set(key, parseMediaAddress(path, base, ownOrigin));
  return mediaAddresses.get(key);
}

function parseMediaAddress(path: string, base: string, ownOrigin: string): string | undefined {
  const folder = new URL(base, ownOrigin);
  const isProtocolRelative = /^\s*\/\//.test(path);
  const url = parsed(path, isProtocolRelative ? 'https://host' : folder);
  if (!url) return undefined;
  const isOwn = url.protocol === 'http:' && (url.origin === ownOrigin || url.origin === folder.origin);
  return url.protocol === 'https:' || isOwn ? url.href : undefined;
}
