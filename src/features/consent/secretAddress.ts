import { paths } from '@/shop/paths';

const secrets = [paths.storno.pattern, paths.orders.pattern];

/**
 * Whether no third-party script may read a page: cancellation links, and the list of orders that contains them. Case and
 * encoding do not matter, as in the router.
 */
export function isSecretAddress(pathname: string): boolean {
  const address = readable(pathname).toLowerCase();
  return secrets.some((secret) => address.includes(secret));
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
