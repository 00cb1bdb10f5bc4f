import Cookies from 'js-cookie';
import { readCookie } from './readCookie';

type Options = { days: number; maxBytes: number };

/** Writes a cookie of at most `maxBytes` with name and attributes, or removes it. Returns whether it was written. */
export function writeCookie(name: string, value: string, { days, maxBytes }: Options): boolean {
  const attributes = {
    expires: days,
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  } as const;
  // The longest form in which browsers count attributes.
  const attributeBytes = '; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; sameSite=Lax; secure'.length;
  const bytesAround = name.length + 1 + attributeBytes;
  // Encoding never shortens a text.
  if (bytesAround + value.length <= maxBytes && bytesAround + encodeURIComponent(value).length <= maxBytes) {
    try {
      Cookies.set(name, value, attributes);
    } catch {
      // Setting a cookie may throw where cookies are forbidden.
    }
    if (readCookie(name) === value) return true;
  }
  removeCookie(name);
  return false;
}

export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, { path: '/' });
  } catch {
    // Forbidden cookies were never set.
  }
}

/** Removes the cookies with matching names that scripts set for this host or a domain above it. */
export function removeCookiesLike(pattern: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  try {
    for (const name of Object.keys(Cookies.get()).filter((candidate) => pattern.test(candidate))) {
      Cookies.remove(name, { path: '/' });
      for (const domain of domains) Cookies.remove(name, { path: '/', domain });
    }
  } catch {
    // Forbidden cookies were never set.
  }
}
