import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Timers stand still until `passTime`; what does not wait for them, such as streams, goes on. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

/** Lets answers and code that are due arrive, without a moment passing. */
export async function flushPending(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    for (let turn = 0; turn < 12; turn += 1) {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
}

/** Lets so many ms pass, and what they brought about settle. */
export async function passTime(duration: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(duration);
  });
  await flushPending();
}

/** Waits so many ms of the real clock, for answers that overtake one another. */
export function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}

/** The same where a screen may change meanwhile. */
export async function pauseScreen(duration: number): Promise<void> {
  await act(() => pause(duration));
}
