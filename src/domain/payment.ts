/**
 * What each word of the backend for a payment means: it is `underway` without the visitor, or `lost` for good, so that the
 * order has to be placed again. Only `paid` is documented. `unknown` replaces any other word and counts as open (backend,
 * "Orders").
 */
const meanings = {
  paid: 'paid',
  open: 'open',
  pending: 'underway',
  authorized: 'underway',
  failed: 'lost',
  canceled: 'lost',
  expired: 'lost',
  unknown: 'open',
} as const;

export type PaymentState = keyof typeof meanings;
type Meaning = (typeof meanings)[PaymentState];
type Of<Wanted extends Meaning> = {
  [State in PaymentState]: (typeof meanings)[State] extends Wanted ? State : never;
}[PaymentState];
export type UnderwayState = Of<'underway'>;
export type LostState = Of<'lost'>;

export const paymentStates = Object.keys(meanings) as PaymentState[];

export const underwayStates = paymentStates.filter(
  (state): state is UnderwayState => meanings[state] === 'underway',
);

export function isUnderway(state: string): state is UnderwayState {
  return (underwayStates as string[]).includes(state);
}

export function isPaymentLost(state: PaymentState): state is LostState {
  return meanings[state] === 'lost';
}

/** Whether the state is final, so that polling can stop. */
export function isPaymentFinal(state: PaymentState): boolean {
  return state === 'paid' || isPaymentLost(state);
}
