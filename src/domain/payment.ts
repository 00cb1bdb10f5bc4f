/**
 * `paid` is documented; the others are assumed. `unknown` stands for any other word, which counts as still open
 * (backend, "Orders").
 */
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

/** The payment came to nothing and never will: the order has to be placed again. */
export function isPaymentLost(state: PaymentState): state is 'failed' | 'canceled' | 'expired' {
  return state === 'failed' || state === 'canceled' || state === 'expired';
}

/** Looking again would show the same. */
export function isPaymentSettled(state: PaymentState): boolean {
  return state === 'paid' || isPaymentLost(state);
}
