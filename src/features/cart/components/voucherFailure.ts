import { isVoucherRefused } from '@/features/cart/vouchersApi';
import type { RequestError } from '@/shared/request/errors';
import { errorText } from '@/shared/request/errorTexts';
import { notificationText } from '@/features/notifications/texts';

/** What stands at the field after a check that failed; nothing where the visitor gave it up. */
export function voucherFailureText(error: RequestError): string {
  if (error.kind === 'cancelled') return '';
  return isVoucherRefused(error) ? notificationText('voucherInvalid', error.message) : errorText(error);
}
