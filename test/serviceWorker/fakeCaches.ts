const addressOf = (asked: Request | string) => (asked instanceof Request ? asked.url : asked);

/**
 * Caches that begin empty, but for the worker's store of the build: it has every file, whose content is its own path.
 */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const isBuild = (name: string) => name.startsWith('workbox-precache');

  function find(name: string, asked: Request | string): Response | undefined {
    const address = addressOf(asked);
    if (isBuild(name)) return new Response(new URL(address).pathname);
    return stores.get(name)?.get(address)?.clone();
  }

  const open = (name: string) =>
    Promise.resolve({
      match: (asked: Request | string) => Promise.resolve(find(name, asked)),
      keys: () => Promise.resolve([]),
      put(asked: Request | string, answer: Response) {
        const store = stores.get(name) ?? new Map<string, Response>();
        stores.set(name, store.set(addressOf(asked), answer));
        return Promise.resolve();
      },
    });
  return {
    caches: {
      open,
      match: (asked: Request | string, { cacheName = '' } = {}) => Promise.resolve(find(cacheName, asked)),
      keys: () => Promise.resolve([]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
    /** What was put into any cache, by its address. */
    kept: () =>
      [...stores.values()].flatMap((store) => [...store.keys()].map((key) => new URL(key).pathname)),
    stored: (name: string) => [...(stores.get(name)?.values() ?? [])],
    clear: () => stores.clear(),
  };
}
