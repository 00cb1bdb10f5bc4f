import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstScreenTimeoutMs } from '@/shared/config/constants';

vi.unmock('@/shared/browser/firstScreen');

let firstScreen: typeof import('@/shared/browser/firstScreen');
let waiting: IdleRequestCallback[];

/** Runs idle callbacks, and those that they request. */
async function beIdle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    for (const react of waiting.splice(0)) react({ didTimeout: false, timeRemaining: () => 10 });
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (react: IdleRequestCallback) => waiting.push(react));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (waiting[handle - 1] = () => undefined));
  vi.resetModules();
  firstScreen = await import('@/shared/browser/firstScreen');
});
afterEach(() => vi.unstubAllGlobals());

describe('late work', () => {
  it('starts when the page is shown, the browser is idle and nothing delays the first screen', async () => {
    const { afterFirstScreen, delayFirstScreen, reportPageShown } = firstScreen;
    const react = vi.fn();
    afterFirstScreen(react);
    const endRequest = delayFirstScreen();
    await beIdle();
    reportPageShown();
    await beIdle();
    expect(react).not.toHaveBeenCalled();
    endRequest();
    await vi.advanceTimersByTimeAsync(0);
    expect(react).not.toHaveBeenCalled();
    await beIdle();
    expect(react).toHaveBeenCalledOnce();
  });

  it('waits for the page even if a request before it has ended', async () => {
    const react = vi.fn();
    firstScreen.afterFirstScreen(react);
    firstScreen.delayFirstScreen()();
    await beIdle();
    expect(react).not.toHaveBeenCalled();
  });

  it('waits for a delay that begins as another one ends', async () => {
    const { afterFirstScreen, delayFirstScreen, reportPageShown } = firstScreen;
    const react = vi.fn();
    afterFirstScreen(react);
    reportPageShown();
    const endRender = delayFirstScreen();
    await beIdle();
    expect(react).not.toHaveBeenCalled();
    endRender();
    endRender();
    await beIdle();
    expect(react).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown'])('starts at the first %s event', async (type) => {
    const react = vi.fn();
    firstScreen.afterFirstScreen(react);
    window.dispatchEvent(new Event(type));
    await beIdle();
    expect(react).toHaveBeenCalledOnce();
  });

  it('starts after the latest time if the first screen never gets its data', async () => {
    const react = vi.fn();
    firstScreen.delayFirstScreen();
    firstScreen.afterFirstScreen(react);
    await vi.advanceTimersByTimeAsync(firstScreenTimeoutMs - 1);
    await beIdle();
    expect(react).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await beIdle();
    expect(react).toHaveBeenCalledOnce();
  });

  it('does not start if it is cancelled before the first screen is ready, or before the browser is idle', async () => {
    const { afterFirstScreen, reportPageShown } = firstScreen;
    const react = vi.fn();
    afterFirstScreen(react)();
    reportPageShown();
    await beIdle();
    const cancel = afterFirstScreen(react);
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting).toHaveLength(1);
    cancel();
    await beIdle();
    expect(react).not.toHaveBeenCalled();
  });

  it('starts in a browser without idle callbacks', async () => {
    vi.unstubAllGlobals();
    expect('requestIdleCallback' in window).toBe(false);
    const react = vi.fn();
    firstScreen.afterFirstScreen(react);
    firstScreen.reportPageShown();
    await vi.advanceTimersByTimeAsync(1000);
    expect(react).toHaveBeenCalledOnce();
  });
});
