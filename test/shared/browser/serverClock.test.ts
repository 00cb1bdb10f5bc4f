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

const told = (time: number, others: Record<string, string> = {}) =>
  new Headers({ date: new Date(time).toUTCString(), ...others });

/** An answer that was asked for so many ms ago. */
const asked = (ago: number) => performance.now() - ago;

describe('the shop’s clock', () => {
  beforeEach(() => void vi.setSystemTime(startOfTests + 3 * day));

  it('is the device’s until the host has told its time, and then the host’s', () => {
    expect([shopNow(), isServerTimeKnown()]).toEqual([startOfTests + 3 * day, false]);
    setClock(told(startOfTests), asked(100));
    expect([shopNow(), isServerTimeKnown()]).toEqual([startOfTests, true]);
    vi.setSystemTime(startOfTests + 3 * day + 90_500);
    expect([shopNow(), shopMinute()]).toEqual([startOfTests + 90_500, startOfTests + 60_000]);
    expect(deviceNow()).toBe(startOfTests + 3 * day + 90_500);
  });

  it('is corrected again where the device’s is set meanwhile', () => {
    setClock(told(startOfTests), asked(100));
    vi.setSystemTime(startOfTests + 1000);
    setClock(told(startOfTests + 1000), asked(100));
    expect(shopNow()).toBe(startOfTests + 1000);
  });

  it('stays as it is where an answer took long and could say the same', () => {
    const right = startOfTests + 3 * day;
    setClock(told(right - 20_000), asked(20_500));
    expect(shopNow()).toBe(right);
    setClock(told(right - 20_000), asked(100));
    expect(shopNow()).toBe(right - 20_000);
  });

  it('counts the age that a cache on the way adds', () => {
    setClock(told(startOfTests - 60_000, { age: '60' }), asked(100));
    expect(shopNow()).toBe(startOfTests);
  });

  it.each([
    ['has no date', new Headers()],
    ['has none that can be read', new Headers({ date: 'gestern' })],
  ])('hears nothing of an answer that %s', (_, headers) => {
    setClock(headers, asked(100));
    expect([shopNow(), isServerTimeKnown()]).toEqual([startOfTests + 3 * day, false]);
  });

  it('tells of what changes and of nothing else, until the listener ends it', () => {
    const react = vi.fn();
    const end = onClockChange(react);
    setClock(told(startOfTests), asked(100));
    setClock(told(startOfTests), asked(100));
    expect(react).toHaveBeenCalledTimes(1);
    notifyClockChange();
    expect(react).toHaveBeenCalledTimes(2);
    end();
    notifyClockChange();
    expect(react).toHaveBeenCalledTimes(2);
  });
});
