type StorageKind = 'local' | 'session';

function open(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** A storage that never throws: values stay in memory instead (requirements, "Money and cart"). */
function safeStorage(kind: StorageKind) {
  const memory = new Map<string, string>();
  function remove(key: string): void {
    memory.delete(key);
    try {
      open(kind)?.removeItem(key);
    } catch {
      // A storage that throws has stored nothing.
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
    /** Returns whether the value outlives the page. */
    write(key: string, value: string): boolean {
      try {
        const storage = open(kind);
        storage?.setItem(key, value);
        if (storage?.getItem(key) === value) {
          memory.delete(key);
          return true;
        }
      } catch {
        // Full and forbidden storages throw.
      }
      // The stored value is outdated; a full storage can still remove it.
      remove(key);
      memory.set(key, value);
      return false;
    },
    remove,
    /** Removes all values whose keys begin with `prefix`. */
    removeAll(prefix: string): void {
      for (const key of [...memory.keys(), ...Object.keys(open(kind) ?? {})]) {
        if (key.startsWith(prefix)) remove(key);
      }
    },
  };
}

export const localStore = safeStorage('local');
export const sessionStore = safeStorage('session');
