import { maxOrderIdLength } from '@/shared/config/constants';
import { cleanText } from '@/shared/text/text';
import { withoutWrapping } from '@/shared/text/wrapping';

/**
 * An order id that anybody may have put into an address: cleaned of invisible characters and of what a messenger put
 * around it, empty where there is none, and `undefined` where it is longer than any of ours (100 characters).
 */
export function orderIdFromAddress(value: string | null | undefined): string | undefined {
  const orderId = withoutWrapping(cleanText(value ?? ''));
  return orderId.length <= maxOrderIdLength ? orderId : undefined;
}
