import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fakes timers and the date; `passTime` advances them. Streams continue. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

/** Delivers pending responses and code without advancing the time. */
export async function flushPending(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    for (let turn = 0; turn < 12; turn += 1) {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
}

/** Advances the time by `duration` ms and delivers what follows. */
export async function passTime(duration: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(duration);
  });
  await flushPending();
}

/** Waits `duration` ms of real time: with 0, until reactions to settled promises have run. */
export function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
