import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { settings } from '@/shared/config/settings';
import { isPageAddress, isProgrammeAddress } from './addresses';
import { lazyFilesPath } from './files';
import { deleteTextPages, lazyFileStrategy, respondToPage } from './pages';
import { programmeStrategy } from './programme';

type Activation = Event & { waitUntil: (work: Promise<unknown>) => void };
declare function skipWaiting(): Promise<void>;
declare const __PRECACHE__: Parameters<typeof precacheAndRoute>[0];

const backend = settings.VITE_API_BASE_URL;

// A new worker waits, because open tabs need the chunks of the old build; the first worker activates immediately.
addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting();
});
addEventListener('activate', (event) => (event as Activation).waitUntil(deleteTextPages()));
clientsClaim();
cleanupOutdatedCaches();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPageAddress(url, backend),
  (options) => respondToPage(options),
);
precacheAndRoute(__PRECACHE__, { cleanURLs: false });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(lazyFilesPath),
  lazyFileStrategy,
);
// No other response of the backend is cached: orders, vouchers and details must always be current.
registerRoute(({ url }) => isProgrammeAddress(url, backend, location.href), programmeStrategy());
