import type { PaymentReport } from '@/domain/orderLife';
import type { RequestError } from '@/shared/request/errors';
import type { PaymentStatus } from './ordersApi';

/** The last response about the payment of an order, or why there is none. */
export type PaymentAnswer = PaymentStatus | { error: RequestError };

/** By order number, which is untrusted: no key of an object. */
export type PaymentAnswers = { orderId: string; answer: PaymentAnswer }[];

export function answerAbout(answers: PaymentAnswers, orderId: string | null): PaymentAnswer | undefined {
  return answers.find((one) => one.orderId === orderId)?.answer;
}

/** The failure of a question about a payment. */
export function errorOf(answer: PaymentAnswer | undefined): RequestError | null {
  return answer && 'error' in answer ? answer.error : null;
}

/** What an answer says about the order (`src/domain/orderLife.ts`). */
export function reportOf(answer: PaymentAnswer | undefined): PaymentReport | undefined {
  if (!answer) return undefined;
  if ('error' in answer) return answer.error.kind === 'notFound' ? 'notFound' : 'nothing';
  return answer.paymentStatus;
}

/** Whether no response came in time: the visitor need not wait for one to pay or to order. */
export function isUnanswered({ kind }: RequestError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'cancelled';
}

/**
 * What a failed question leaves of the answer before it: all of it without a response. While the last response cannot be
 * read, an open order is not offered to be paid.
 */
export function afterFailure(before: PaymentAnswer | undefined, error: RequestError): PaymentAnswer {
  if (!before || 'error' in before) return { error };
  const isDoubtful = before.paymentStatus === 'open' && !isUnanswered(error);
  return isDoubtful ? { ...before, paymentStatus: 'unknown' } : before;
}

/** Whether asking again may bring an answer: a missing, broken or unreadable one means „not yet“, a refusal stays one. */
export function mayStillAnswer({ kind }: RequestError): boolean {
  return kind !== 'notFound' && kind !== 'unauthorized' && kind !== 'refused' && kind !== 'cancelled';
}
