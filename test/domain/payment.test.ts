import { describe, expect, it } from 'vitest';
import { isPaymentLost, isPaymentSettled, paymentStates, type PaymentState } from '@/domain/payment';

const lost: PaymentState[] = ['failed', 'canceled', 'expired'];
const stillOpen: PaymentState[] = ['open', 'pending', 'authorized', 'unknown'];

describe('a payment', () => {
  it.each(lost)('that is %s came to nothing, and looking again shows the same', (state) => {
    expect(isPaymentLost(state)).toBe(true);
    expect(isPaymentSettled(state)).toBe(true);
  });

  it.each(stillOpen)('that is %s may still be paid: it is looked at again', (state) => {
    expect(isPaymentLost(state)).toBe(false);
    expect(isPaymentSettled(state)).toBe(false);
  });

  it('that is paid is settled, and not lost', () => {
    expect(isPaymentLost('paid')).toBe(false);
    expect(isPaymentSettled('paid')).toBe(true);
  });

  it('has no state but these', () => {
    expect(paymentStates.toSorted()).toEqual(['paid', ...lost, ...stillOpen].toSorted());
  });
});
