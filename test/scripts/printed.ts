import { beforeEach, vi } from 'vitest';

/** What the commands of a test print, one entry per call; empty at the start of each test. */
export function recordPrinted(): string[] {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    const print = (...texts: unknown[]) => void printed.push(texts.join(' '));
    vi.spyOn(console, 'log').mockImplementation(print);
    vi.spyOn(console, 'error').mockImplementation(print);
  });
  return printed;
}
