const addressOf = (request: Request | string) => (request instanceof Request ? request.url : request);

/** Empty caches, and a precache that contains every file with its path as content. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const isBuild = (name: string) => name.startsWith('workbox-precache');

  function find(name: string, request: Request | string): Response | undefined {
    const address = addressOf(request);
    if (isBuild(name)) return new Response(new URL(address).pathname);
    return stores.get(name)?.get(address)?.clone();
  }

  const open = (name: string) =>
    Promise.resolve({
      match: (request: Request | string) => Promise.resolve(find(name, request)),
      keys: () => Promise.resolve([]),
      put(request: Request | string, response: Response) {
        const store = stores.get(name) ?? new Map<string, Response>();
        stores.set(name, store.set(addressOf(request), response));
        return Promise.resolve();
      },
    });
  return {
    caches: {
      open,
      match: (request: Request | string, { cacheName = '' } = {}) =>
        Promise.resolve(find(cacheName, request)),
      keys: () => Promise.resolve([]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
    /** The paths of all cached responses. */
    cachedPaths: () =>
      [...stores.values()].flatMap((store) => [...store.keys()].map((key) => new URL(key).pathname)),
    stored: (name: string) => [...(stores.get(name)?.values() ?? [])],
    clear: () => stores.clear(),
  };
}
