type StorageKind = 'local' | 'session';

function open(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * A web storage that never throws: where it is missing, full or forbidden, values live in memory as long as the
 * page does (requirements, "Money and cart").
 */
function safeStorage(kind: StorageKind) {
  const memory = new Map<string, string>();
  function remove(key: string): void {
    memory.delete(key);
    try {
      open(kind)?.removeItem(key);
    } catch {
      // Nothing was stored in a storage that throws.
    }
  }
  return {
    read(key: string): string | null {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return open(kind)?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    /** Says whether the value outlives the page. */
    write(key: string, value: string): boolean {
      try {
        const storage = open(kind);
        storage?.setItem(key, value);
        if (storage?.getItem(key) === value) {
          memory.delete(key);
          return true;
        }
      } catch {
        // Falls through to memory: full and forbidden storages throw.
      }
      // What the storage still holds is out of date; full storages let go of it.
      remove(key);
      memory.set(key, value);
      return false;
    },
    remove,
  };
}

export const localStore = safeStorage('local');
export const sessionStore = safeStorage('session');
