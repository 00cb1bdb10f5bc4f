/** Undefined outside secure contexts and where a browser forbids it. */
const lockManager = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Runs `work` while no other tab of this browser runs something under this name: two tabs that read and write the same
 * storage would lose what one of them wrote. Runs it at once where the browser has no locks.
 */
export async function withTabLock<T>(name: string, work: () => T): Promise<T> {
  const locks = lockManager();
  if (!locks) return work();
  let isGranted = false;
  try {
    return await locks.request(name, () => {
      isGranted = true;
      return work();
    });
  } catch (error) {
    if (isGranted) throw error;
    return work();
  }
}

/** Takes a lock until its release, which is returned; `undefined` if another tab has it. Closing the tab releases it. */
export function takeTabLock(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const withoutLock = () => resolve(() => undefined);
    const locks = lockManager();
    if (!locks) {
      withoutLock();
      return;
    }
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release));
        resolve(undefined);
        return undefined;
      })
      .catch(withoutLock);
  });
}
