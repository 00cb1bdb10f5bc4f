import type { PaymentReport } from '@/domain/orderLife';
import type { RequestError } from '@/shared/request/errors';
import type { PaymentStatus } from './ordersApi';

/** The last response about the payment of an order, or why there is none. */
export type StatusOutcome = PaymentStatus | { error: RequestError };

/** By order number, which is untrusted: no key of an object. */
export type StatusOutcomes = { orderId: string; outcome: StatusOutcome }[];

export function statusOutcomeOf(outcomes: StatusOutcomes, orderId: string | null): StatusOutcome | undefined {
  return outcomes.find((one) => one.orderId === orderId)?.outcome;
}

/** Why the last request for the status of a payment failed. */
export function errorOf(outcome: StatusOutcome | undefined): RequestError | null {
  return outcome && 'error' in outcome ? outcome.error : null;
}

/** What an outcome says about the order (`src/domain/orderLife.ts`). */
export function reportOf(outcome: StatusOutcome | undefined): PaymentReport | undefined {
  if (!outcome) return undefined;
  if ('error' in outcome) return outcome.error.kind === 'notFound' ? 'notFound' : 'nothing';
  return outcome.paymentStatus;
}

/** Whether no response came in time: the visitor need not wait for one to pay or to order. */
export function hasNoResponse({ kind }: RequestError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'cancelled';
}

/**
 * What a failed request leaves of the outcome before it: all of it without a response. While the last response cannot be
 * read, an open order is not offered to be paid.
 */
export function afterFailure(before: StatusOutcome | undefined, error: RequestError): StatusOutcome {
  if (!before || 'error' in before) return { error };
  const isDoubtful = before.paymentStatus === 'open' && !hasNoResponse(error);
  return isDoubtful ? { ...before, paymentStatus: 'unknown' } : before;
}

/** Whether a retry may bring a response: a missing, broken or unreadable one means „not yet“, a refusal stays one. */
export function mayStillRespond({ kind }: RequestError): boolean {
  return kind !== 'notFound' && kind !== 'unauthorized' && kind !== 'refused' && kind !== 'cancelled';
}
