import Cookies from 'js-cookie';

/** The value of a cookie. Apart from `cookies.ts`, because every page starts with it. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}
