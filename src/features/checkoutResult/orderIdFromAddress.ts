import { maxOrderIdLength } from '@/config/limits';
import { cleanText } from '@/lib/text';

/**
 * An order id that anybody may have put into an address: cleaned of invisible characters, empty where there is none,
 * and `undefined` where it is longer than any of ours (100 characters).
 */
export function orderIdFromAddress(value: string | null | undefined): string | undefined {
  const orderId = cleanText(value ?? '');
  return orderId.length <= maxOrderIdLength ? orderId : undefined;
}
