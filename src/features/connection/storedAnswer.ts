import { isRequestEvent } from '@/shared/request/defineRequest';

const isSuccess = isRequestEvent('success');

/** Whether an action carries an answer from the service worker's cache: the backend itself did not answer. */
export function isStoredAnswer(action: unknown): boolean {
  if (!isSuccess(action)) return false;
  const { payload } = action;
  return typeof payload === 'object' && payload !== null && 'asOf' in payload && payload.asOf !== undefined;
}
