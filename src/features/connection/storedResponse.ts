import { isRequestEvent } from '@/shared/request/defineRequest';

const isSuccess = isRequestEvent('success');

/** Whether the response is from the service worker's cache. */
export function isStoredResponse(action: unknown): boolean {
  if (!isSuccess(action)) return false;
  const { payload } = action;
  return typeof payload === 'object' && payload !== null && 'asOf' in payload && payload.asOf !== undefined;
}
