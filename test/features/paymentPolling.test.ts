import { describe, expect, it } from 'vitest';
import { orderPaid } from '@/api/orderEvents';
import { resultLeft, resultOpened } from '@/features/checkoutResult/checkoutResultSlice';
import { recordedStore } from '@test/support/recordedStore';
import { disturb, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';
import type { Fault } from '@test/sandbox/app';

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
const waitedOut = ({ store }: ReturnType<typeof open>) => store.getState().checkoutResult!.waitedOut;
const threeMinutes = 180_000;

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
    expect(seconds).toEqual([0, 1, 3, 7, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165]);
    expect(waitedOut(recorded)).toBe(true);
    expect(recorded.store.getState().loadingBar.active).toEqual({});
  });

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
    expect(store.getState().checkoutResult!.waitedOut).toBe(false);
  });

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
      expect(store.getState().checkoutResult!.status?.paymentStatus).toBe('paid');
      told += actions.filter(orderPaid.match).length;
    }
    expect(told).toBe(1);
  });
});

describe('a look that fails once the status is known', () => {
  const failures: [string, Omit<Fault, 'path'>, number][] = [
    ['nobody knows the order', { status: 404 }, 1],
    ['the server is down, quiet repeats included', { status: 503 }, 3],
    ['the connection breaks, quiet repeats included', { drop: true }, 3],
    ['the answer is HTML', { raw: '<html>Wartung</html>' }, 1],
  ];

  it.each(failures)('counts as „not yet“ when %s', async (_, fault, times) => {
    answers('pending', 1);
    disturb(call, { ...fault, times });
    answers('paid');
    const { store } = open();
    await settle();
    await passTime(1000);
    await passTime(1600);
    expect(store.getState().checkoutResult!.status?.paymentStatus).toBe('pending');
    expect(requestsTo(call)).toHaveLength(1 + times);
    await passTime(2000);
    expect(store.getState().checkoutResult!).toMatchObject({
      status: { paymentStatus: 'paid' },
      waitedOut: false,
      error: null,
    });
  });

  it('ends the looking after 3 minutes all the same', async () => {
    answers('pending', 1);
    disturb(call, { status: 404 });
    const recorded = open();
    await settle();
    await passTime(threeMinutes);
    expect(waitedOut(recorded)).toBe(true);
    const looks = requestsTo(call).length;
    await passTime(threeMinutes);
    expect(requestsTo(call)).toHaveLength(looks);
    expect(recorded.store.getState().checkoutResult!.error?.kind).toBe('notFound');
  });
});

describe('a look that nobody answers', () => {
  it('is given up 3 minutes after the first one, and leaves no loading flag (R7)', async () => {
    answers('pending', 1);
    disturb(call, { never: true });
    const recorded = open();
    await settle();
    await passTime(threeMinutes - 1000);
    expect(waitedOut(recorded)).toBe(false);
    await passTime(1000);
    const { checkoutResult, loadingBar } = recorded.store.getState();
    expect(checkoutResult).toMatchObject({
      waitedOut: true,
      isLoading: false,
      status: { paymentStatus: 'pending' },
    });
    expect(loadingBar.active).toEqual({});
  });

  it('is a failure where no status is known', async () => {
    disturb(call, { never: true });
    const { store } = open();
    await settle();
    await passTime(threeMinutes);
    const { checkoutResult, loadingBar } = store.getState();
    expect(checkoutResult).toMatchObject({ isLoading: false, status: null, error: { kind: 'timeout' } });
    expect(loadingBar.active).toEqual({});
  });
});
