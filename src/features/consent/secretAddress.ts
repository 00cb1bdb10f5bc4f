import { paths } from '@/shared/config/paths';

/**
 * Whether an address is a cancellation link: no third-party script may read it. Case and encoding do not
 * matter, as in the router.
 */
export function isSecretAddress(pathname: string): boolean {
  return readable(pathname).toLowerCase().includes(paths.storno.pattern);
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
