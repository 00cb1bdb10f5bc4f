import { describe, expect, it } from 'vitest';
import { orderPaid } from '@/api/orderEvents';
import { resultLeft, resultOpened } from '@/features/checkoutResult/checkoutResultSlice';
import { recordedStore } from '@test/support/recordedStore';
import { disturb, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const call = 'order/paymentStatus';
const answers = (paymentStatus: string, times?: number) =>
  disturb(call, {
    body: { paymentStatus, amount: 20, currency: 'EUR' },
    ...(times === undefined ? {} : { times }),
  });

function open() {
  stopTime();
  const recorded = recordedStore();
  recorded.store.dispatch(resultOpened({ orderId: '7' }));
  return recorded;
}
const waitedOut = ({ store }: ReturnType<typeof open>) => store.getState().checkoutResult.waitedOut;

describe('looking after a payment', () => {
  it('happens after 1, 2, 4, 8, 15, 15 … seconds, for at most 3 minutes', async () => {
    answers('open');
    const recorded = open();
    const seconds: number[] = [];
    let looks = 0;
    await settle();
    for (let second = 0; second <= 240; second += 1) {
      const now = requestsTo(call).length;
      if (now > looks) seconds.push(second);
      looks = now;
      await passTime(1000);
    }
    expect(seconds).toEqual([0, 1, 3, 7, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180]);
    expect(waitedOut(recorded)).toBe(true);
    expect(recorded.store.getState().loadingBar.active).toEqual({});
  }, 20_000);

  it.each(['paid', 'failed', 'canceled', 'expired'])('ends with „%s“', async (final) => {
    answers('pending', 2);
    answers(final);
    open();
    await settle();
    await passTime(1000);
    await passTime(2000);
    expect(requestsTo(call)).toHaveLength(3);
    await passTime(200_000);
    expect(requestsTo(call)).toHaveLength(3);
  });

  it.each(['open', 'pending', 'authorized', 'irgendwas'])('goes on at „%s“', async (status) => {
    answers(status);
    open();
    await settle();
    await passTime(1000);
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('ends when the visitor leaves', async () => {
    answers('open');
    const { store } = open();
    await settle();
    store.dispatch(resultLeft());
    await passTime(200_000);
    expect(requestsTo(call)).toHaveLength(1);
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('begins anew when the visitor asks', async () => {
    answers('open');
    const { store } = open();
    await settle();
    await passTime(200_000);
    const before = requestsTo(call).length;
    store.dispatch(resultOpened({ orderId: '7' }));
    await settle();
    await passTime(1000);
    expect(requestsTo(call)).toHaveLength(before + 2);
    expect(store.getState().checkoutResult.waitedOut).toBe(false);
  }, 20_000);

  it('tells of a payment once per order, however often its page is opened (R5)', async () => {
    answers('paid');
    stopTime();
    let told = 0;
    for (let visit = 0; visit < 4; visit += 1) {
      const { store, actions } = recordedStore();
      store.dispatch(resultOpened({ orderId: '7' }));
      await settle();
      store.dispatch(resultOpened({ orderId: '7' }));
      await settle();
      expect(store.getState().checkoutResult.status?.paymentStatus).toBe('paid');
      told += actions.filter(orderPaid.match).length;
    }
    expect(told).toBe(1);
  });
});
