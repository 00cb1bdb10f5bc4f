/** Only `paid` is documented. `unknown` replaces any other word and counts as open (backend, "Orders"). */
export const paymentStates = [
  'paid',
  'open',
  'pending',
  'authorized',
  'failed',
  'canceled',
  'expired',
  'unknown',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The payment failed for good: the order has to be placed again. */
export function isPaymentLost(state: PaymentState): state is 'failed' | 'canceled' | 'expired' {
  return state === 'failed' || state === 'canceled' || state === 'expired';
}

/** Whether the state is final, so that polling can stop. */
export function isPaymentFinal(state: PaymentState): boolean {
  return state === 'paid' || isPaymentLost(state);
}
