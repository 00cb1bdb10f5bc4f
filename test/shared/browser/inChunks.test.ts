// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inChunks } from '@/shared/browser/inChunks';

const items = Array.from({ length: 50 }, (_, index) => index);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
});

afterEach(() => {
  vi.useRealTimers();
});

it('inChunks handles all items in order, with pauses', () => {
  const done: number[] = [];
  inChunks(items, (item) => done.push(item));
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(items.length / 2);
  vi.runAllTimers();
  expect(done).toEqual(items);
  expect(vi.getTimerCount()).toBe(0);
});

it('inChunks can be ended in the middle', () => {
  const work = vi.fn();
  const end = inChunks(items, work);
  vi.runOnlyPendingTimers();
  const count = work.mock.calls.length;
  end();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(count);
  expect(count).toBeGreaterThan(0);
});
