import { paths } from '@/shared/config/paths';

/**
 * Whether an address is a cancellation link, which is a secret: no script of others runs there. The router reads
 * addresses whatever their case and encoding.
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
