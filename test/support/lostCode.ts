import { vi } from 'vitest';
import { addCleanup } from './cleanups';

/**
 * Lets code that is loaded late fail to load, until the returned function is called or the test ends. Code that an earlier
 * test of the file has loaded is not loaded again.
 *
 * @param path of the module, e.g. `@/shared/ui/SafeHtml`
 * @param onLoad called with each attempt
 */
export function loseCode(path: string, onLoad?: () => void): () => void {
  vi.doMock(path, () => {
    onLoad?.();
    throw new Error('offline');
  });
  const restore = () => void vi.doUnmock(path);
  addCleanup(restore);
  return restore;
}

/** Lets code that is loaded late, and was not loaded by an earlier test, wait until the returned function is called. */
export function deferCode(path: string): () => void {
  let release = () => undefined as void;
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.doMock(path, async (original) => {
    await whenReleased;
    return original<object>();
  });
  addCleanup(() => void vi.doUnmock(path));
  return release;
}
