import * as v from 'valibot';
import { RequestFailure } from '@/shared/request/errors';
import { message, verdict } from './fields';

/** `{ success, errorMessage? }`, the answer of most writes. */
export const success = v.object({ success: verdict, errorMessage: message });

/** Turns a polite "no" into the failure it is, so that a flow has one way to fail. */
export function refuseUnless<T extends { success: boolean; errorMessage?: string | undefined }>(
  answer: T,
): T {
  if (!answer.success) throw new RequestFailure('refused', answer.errorMessage);
  return answer;
}
