import type { RouteHandlerCallbackOptions } from 'workbox-core';

import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { emptyShell } from '@/shared/config/emptyShell';
import { filesOfPage } from './addresses';
import { lateFiles, lateFilesCache, textPagesCache } from './files';
import { limited } from './limited';

const isHtml = ({ headers }: Response) => /\bhtml\b/i.test(headers.get('content-type') ?? '');

/**
 * Whether a page begins with the files of this worker's own build: another build's would be missing offline, and a page
 * without any is not the shop's.
 */
async function isOfThisBuild(page: Response): Promise<boolean> {
  const [head = ''] = (await page.text()).split('</head>');
  const files = [...head.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const isThere = (file: string) => file.startsWith(lateFiles) || getCacheKeyForURL(file) !== undefined;
  return files.length > 0 && files.every(isThere);
}

async function kept(page: Response): Promise<Response | null> {
  if (page.status !== 200 || page.redirected || !isHtml(page)) return null;
  return (await isOfThisBuild(page.clone())) ? page : null;
}

/** Information pages, of which there are many: as the server has them, and those that were read for later. */
const texts = new NetworkFirst({
  cacheName: textPagesCache,
  networkTimeoutSeconds: 4,
  // A page reads its query itself.
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: ({ response }) => kept(response),
      fetchDidSucceed: ({ response }) => {
        if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
        return Promise.resolve(response);
      },
      handlerDidError: () => matchPrecache(emptyShell),
    },
    limited({ maxEntries: 30 }),
  ],
});

/**
 * Answers a page load. Pages that show what the shop sells are there already, with all that they begin with; a new build
 * takes their place as a whole, with its worker. All others come from the server, and without one from what was read.
 */
export async function answerPage(options: RouteHandlerCallbackOptions & { url: URL }): Promise<Response> {
  for (const file of filesOfPage(options.url.pathname)) {
    const page = await matchPrecache(`/${file}`);
    if (page) return page;
  }
  const answer = await texts.handle(options);
  return answer.status === 404 ? ((await matchPrecache(emptyShell)) ?? answer) : answer;
}

/** What a page of its own needs beside: its name tells its content, so that a stored one is the newest. */
export const lateFile = new CacheFirst({
  cacheName: lateFilesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(
          response.status === 200 && !response.redirected && !isHtml(response) ? response : null,
        ),
    },
    limited({ maxEntries: 60 }),
  ],
});

/** Pages of an older build would ask for files that are gone. */
export async function forgetTextPages(): Promise<void> {
  await caches.delete(textPagesCache);
}
