const cleanups: (() => void)[] = [];

/** Runs at the end of the current test, the latest first. */
export function addCleanup(cleanup: () => void): void {
  cleanups.push(cleanup);
}

export function runCleanups(): void {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
}
