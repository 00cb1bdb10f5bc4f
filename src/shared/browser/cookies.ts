import Cookies from 'js-cookie';

type Options = { days: number; maxBytes: number };

/**
 * Writes a cookie if it fits into `maxBytes` with its name and attributes, percent-encoding counted; otherwise,
 * and where the browser refuses it, the cookie is removed, so that it is never stale.
 */
export function writeCookie(name: string, value: string, { days, maxBytes }: Options): boolean {
  const attributes = {
    expires: days,
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  } as const;
  // The longest form in which a browser counts them.
  const attributeBytes = '; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; sameSite=Lax; secure'.length;
  const bytesAround = name.length + 1 + attributeBytes;
  // Encoded, a text never gets shorter: a long one is not worth the work.
  if (bytesAround + value.length <= maxBytes && bytesAround + encodeURIComponent(value).length <= maxBytes) {
    try {
      Cookies.set(name, value, attributes);
    } catch {
      // Falls through: where cookies are forbidden, setting one may throw.
    }
    if (readCookie(name) === value) return true;
  }
  removeCookie(name);
  return false;
}

/** The decoded value, or `undefined` where there is none or cookies are forbidden. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Removes a cookie of the whole site. */
export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, { path: '/' });
  } catch {
    // Nothing was set where cookies are forbidden.
  }
}

/** Removes the cookies with such names, which scripts set for this host or for a domain above it. */
export function removeCookiesLike(pattern: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  try {
    for (const name of Object.keys(Cookies.get()).filter((candidate) => pattern.test(candidate))) {
      Cookies.remove(name, { path: '/' });
      for (const domain of domains) Cookies.remove(name, { path: '/', domain });
    }
  } catch {
    // Nothing was set where cookies are forbidden.
  }
}
