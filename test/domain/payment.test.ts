import { describe, expect, it } from 'vitest';
import {
  isPaymentLost,
  isPaymentFinal,
  isUnderway,
  paymentStates,
  underwayStates,
  type PaymentState,
} from '@/domain/payment';

const lost: PaymentState[] = ['failed', 'canceled', 'expired'];
const stillOpen: PaymentState[] = ['open', ...underwayStates, 'unknown'];

describe('payment state', () => {
  it.each(lost)('%s is lost and final', (state) => {
    expect(isPaymentLost(state)).toBe(true);
    expect(isPaymentFinal(state)).toBe(true);
  });

  it.each(stillOpen)('%s is not final', (state) => {
    expect(isPaymentLost(state)).toBe(false);
    expect(isPaymentFinal(state)).toBe(false);
  });

  it('paid is final and not lost', () => {
    expect(isPaymentLost('paid')).toBe(false);
    expect(isPaymentFinal('paid')).toBe(true);
  });

  it('is underway without the visitor', () => {
    expect(underwayStates).toEqual(expect.arrayContaining(['pending', 'authorized']));
    expect(underwayStates.filter((state) => !isUnderway(state))).toEqual([]);
    expect(['open', 'paid', 'unknown', 'cancelled'].filter(isUnderway)).toEqual([]);
  });

  it('has no other values', () => {
    expect(paymentStates.toSorted()).toEqual(['paid', ...lost, ...stillOpen].toSorted());
  });
});
