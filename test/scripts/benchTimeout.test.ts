import { expect, it, onTestFinished, vi } from 'vitest';
import { withTimeout } from '../../bench/timeout.mjs';

it('withTimeout settles like a promise that settles in time', async () => {
  expect(await withTimeout(Promise.resolve('painted'), 'No paint')).toBe('painted');
  await expect(withTimeout(Promise.reject(new Error('closed')), 'No paint')).rejects.toThrow('closed');
});

it('withTimeout rejects with the complaint after a minute', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const rejection = expect(
    withTimeout(new Promise(() => {}), 'The page did not become idle'),
  ).rejects.toThrow('The page did not become idle within 60000 ms.');
  await vi.advanceTimersByTimeAsync(60_000);
  await rejection;
  expect(vi.getTimerCount()).toBe(0);
});
