import { isVoucherRefused } from '@/api/vouchers';
import type { RequestError } from '@/request/errors';
import { errorText } from '@/texts/errors';
import { notificationText } from '@/texts/notifications';

/** What stands at the field after a check that failed; nothing where the visitor gave it up. */
export function voucherFailureText(error: RequestError): string {
  if (error.kind === 'cancelled') return '';
  return isVoucherRefused(error) ? notificationText('voucherInvalid', error.message) : errorText(error);
}
