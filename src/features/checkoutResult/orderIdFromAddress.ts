import { maxOrderIdLength } from '@/config/limits';
import { cleanText } from '@/lib/text';
import { withoutWrapping } from '@/lib/wrapping';

/**
 * An order id that anybody may have put into an address: cleaned of invisible characters and of what a messenger put
 * around it, empty where there is none, and `undefined` where it is longer than any of ours (100 characters).
 */
export function orderIdFromAddress(value: string | null | undefined): string | undefined {
  const orderId = withoutWrapping(cleanText(value ?? ''));
  return orderId.length <= maxOrderIdLength ? orderId : undefined;
}
