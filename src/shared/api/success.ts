import * as v from 'valibot';
import { RequestFailure } from '@/shared/request/errors';
import { message, verdict } from './fields';

/** `{ success, errorMessage? }`, the response of most writes. */
export const success = v.object({ success: verdict, errorMessage: message });

/** Returns the response, or throws a `RequestFailure` of kind `refused` with its message. */
export function refuseUnless<T extends { success: boolean; errorMessage?: string | undefined }>(
  response: T,
): T {
  if (!response.success) throw new RequestFailure('refused', response.errorMessage);
  return response;
}
