import type { RequestError } from '@/request/errors';
import { errorText } from '@/texts/errors';
import { notificationText } from '@/texts/notifications';

const tooManyRequests = 429;

/**
 * Whether the backend said no to the code itself. Whatever else goes wrong says nothing about it, and a visitor who
 * is told that a good code is invalid throws it away. A 404 without a word to the visitor comes from a proxy.
 */
export function isVoucherRefused({ kind, status, message }: RequestError): boolean {
  if (kind === 'notFound') return message !== undefined;
  return kind === 'refused' && status !== tooManyRequests;
}

/** What stands at the field after a check that failed; nothing where the visitor gave it up. */
export function voucherFailureText(error: RequestError): string {
  if (error.kind === 'cancelled') return '';
  return isVoucherRefused(error) ? notificationText('voucherInvalid', error.message) : errorText(error);
}
