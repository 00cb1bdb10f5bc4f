const cleanups: (() => void)[] = [];

/** Runs after the current test, in reverse order. */
export function addCleanup(cleanup: () => void): void {
  cleanups.push(cleanup);
}

export function runCleanups(): void {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
}
