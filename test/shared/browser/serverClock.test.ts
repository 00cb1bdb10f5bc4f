import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deviceNow,
  isServerTimeKnown,
  notifyClockChange,
  onClockChange,
  setClock,
  shopMinute,
  shopNow,
} from '@/shared/browser/serverClock';
import { startOfTests } from '@test/support/server';

const day = 24 * 60 * 60 * 1000;

const responseAt = (time: number, others: Record<string, string> = {}) =>
  new Headers({ date: new Date(time).toUTCString(), ...others });

/** The `performance.now()` of a request that many ms ago. */
const msAgo = (ago: number) => performance.now() - ago;

describe('the shop’s clock', () => {
  beforeEach(() => void vi.setSystemTime(startOfTests + 3 * day));

  it('is the device’s until a response sets it, and then the server’s', () => {
    expect([shopNow(), isServerTimeKnown()]).toEqual([startOfTests + 3 * day, false]);
    setClock(responseAt(startOfTests), msAgo(100));
    expect([shopNow(), isServerTimeKnown()]).toEqual([startOfTests, true]);
    vi.setSystemTime(startOfTests + 3 * day + 90_500);
    expect([shopNow(), shopMinute()]).toEqual([startOfTests + 90_500, startOfTests + 60_000]);
    expect(deviceNow()).toBe(startOfTests + 3 * day + 90_500);
  });

  it('is corrected again if the device’s clock is changed', () => {
    setClock(responseAt(startOfTests), msAgo(100));
    vi.setSystemTime(startOfTests + 1000);
    setClock(responseAt(startOfTests + 1000), msAgo(100));
    expect(shopNow()).toBe(startOfTests + 1000);
  });

  it('is kept if a slow response is consistent with it', () => {
    const right = startOfTests + 3 * day;
    setClock(responseAt(right - 20_000), msAgo(20_500));
    expect(shopNow()).toBe(right);
    setClock(responseAt(right - 20_000), msAgo(100));
    expect(shopNow()).toBe(right - 20_000);
  });

  it('includes the age that a cache adds', () => {
    setClock(responseAt(startOfTests - 60_000, { age: '60' }), msAgo(100));
    expect(shopNow()).toBe(startOfTests);
  });

  it.each([
    ['has no date', new Headers()],
    ['has an invalid date', new Headers({ date: 'gestern' })],
  ])('ignores a response that %s', (_, headers) => {
    setClock(headers, msAgo(100));
    expect([shopNow(), isServerTimeKnown()]).toEqual([startOfTests + 3 * day, false]);
  });

  it('notifies a listener of changes only, until the listener is removed', () => {
    const react = vi.fn();
    const end = onClockChange(react);
    setClock(responseAt(startOfTests), msAgo(100));
    setClock(responseAt(startOfTests), msAgo(100));
    expect(react).toHaveBeenCalledTimes(1);
    notifyClockChange();
    expect(react).toHaveBeenCalledTimes(2);
    end();
    notifyClockChange();
    expect(react).toHaveBeenCalledTimes(2);
  });
});
