import { maxOrderIdLength } from '@/shared/config/constants';
import { cleanText } from '@/shared/text/text';
import { withoutWrapping } from '@/shared/text/wrapping';

/**
 * Reads an untrusted order id from an address. Removes invisible characters and wrapping such as quotes. Returns an
 * empty text if there is none, `undefined` if it is longer than 100 characters.
 */
export function orderIdFromAddress(value: string | null | undefined): string | undefined {
  const orderId = withoutWrapping(cleanText(value ?? ''));
  return orderId.length <= maxOrderIdLength ? orderId : undefined;
}
