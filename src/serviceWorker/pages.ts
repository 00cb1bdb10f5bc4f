import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { emptyShell } from '@/shared/config/emptyShell';
import { filesOfPage } from './addresses';
import { expiration } from './expiration';
import { lazyFilesCache, lazyFilesPath, textPagesCache } from './files';

const isHtml = ({ headers }: Response) => /\bhtml\b/i.test(headers.get('content-type') ?? '');

/** Whether a page loads files of this worker's build. Those of another build would be missing offline. */
async function isOfThisBuild(page: Response): Promise<boolean> {
  const [head = ''] = (await page.text()).split('</head>');
  const files = [...head.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const isCached = (file: string) => file.startsWith(lazyFilesPath) || getCacheKeyForURL(file) !== undefined;
  return files.length > 0 && files.every(isCached);
}

async function cacheable(page: Response): Promise<Response | null> {
  if (page.status !== 200 || page.redirected || !isHtml(page)) return null;
  return (await isOfThisBuild(page.clone())) ? page : null;
}

const informationPages = new NetworkFirst({
  cacheName: textPagesCache,
  networkTimeoutSeconds: 4,
  // The app reads the query from the address, the HTML is the same.
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: ({ response }) => cacheable(response),
      fetchDidSucceed: ({ response }) => {
        if (response.status >= 500) throw new Error(`The server responded with ${response.status}.`);
        return Promise.resolve(response);
      },
      handlerDidError: () => matchPrecache(emptyShell),
    },
    expiration({ maxEntries: 30 }),
  ],
});

export async function respondToPage(options: RouteHandlerCallbackOptions & { url: URL }): Promise<Response> {
  for (const file of filesOfPage(options.url.pathname)) {
    const page = await matchPrecache(`/${file}`);
    if (page) return page;
  }
  const response = await informationPages.handle(options);
  return response.status === 404 ? ((await matchPrecache(emptyShell)) ?? response) : response;
}

/** File names contain a hash of the content, so a cached file is never outdated. */
export const lazyFileStrategy = new CacheFirst({
  cacheName: lazyFilesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(
          response.status === 200 && !response.redirected && !isHtml(response) ? response : null,
        ),
    },
    expiration({ maxEntries: 60 }),
  ],
});

/** Pages of an older build request files that no longer exist. */
export async function deleteTextPages(): Promise<void> {
  await caches.delete(textPagesCache);
}
