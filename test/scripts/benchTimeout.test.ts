import { expect, it, onTestFinished, vi } from 'vitest';
import { inTime } from '../../bench/timeout.mjs';

it('waits for what comes in time', async () => {
  expect(await inTime(Promise.resolve('painted'), 'No paint')).toBe('painted');
  await expect(inTime(Promise.reject(new Error('closed')), 'No paint')).rejects.toThrow('closed');
});

it('gives up on what never comes, and says what it was', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const given = expect(inTime(new Promise(() => {}), 'The page did not become idle')).rejects.toThrow(
    'The page did not become idle within 60000 ms.',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await given;
  expect(vi.getTimerCount()).toBe(0);
});
