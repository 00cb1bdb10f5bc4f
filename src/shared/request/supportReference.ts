import { shopNow } from '@/shared/browser/serverClock';
import type { AnyRequest } from './defineRequest';
import { isGone, mayHaveArrived, type RequestError } from './errors';

/** The last call of each request, by the request's signal: a failure may be recognised only after the response. */
const lastCalls = new WeakMap<AbortSignal, string>();

/** Records a call by its path, which contains nothing of the visitor. Concurrent calls of a request have the same path. */
export function recordCall(signal: AbortSignal, path: string): void {
  lastCalls.set(signal, path);
}

/** UTC to the second: unambiguous in the backend's log, and the same in every time zone. */
const timeText = () => `${new Date(shopNow()).toISOString().slice(0, 19)}Z`;

/**
 * Not where nothing was sent, and not where the backend said what is wrong: a refusal with a reason, or that nothing is
 * there. Nobody needs a permission to read, so support has to know of a missing one. A write that failed without a
 * connection may have arrived (requirements R2).
 */
function isForSupport(failure: RequestError, isRead: boolean): boolean {
  const isShopRefused = isRead && failure.kind === 'unauthorized';
  const isRefused = failure.message !== undefined && !mayHaveArrived(failure) && !isShopRefused;
  const isOffline = isRead && failure.kind === 'network' && !navigator.onLine;
  return !failure.isUnsent && !isGone(failure) && !isRefused && !isOffline;
}

/**
 * Writes time, call and status (else the kind) of a failure to the console, and adds the same text to failures for
 * support. A request that failed before its first call is called by its name.
 */
export function reportFailure(
  failure: RequestError,
  { name, kind }: Pick<AnyRequest, 'name' | 'kind'>,
  signal: AbortSignal,
): RequestError {
  if (failure.kind === 'cancelled') return failure;
  const call = lastCalls.get(signal) ?? name;
  const supportReference = [timeText(), call, failure.status ?? failure.kind].join(' · ');
  console.warn(supportReference);
  return isForSupport(failure, kind === 'read') ? { ...failure, supportReference } : failure;
}
