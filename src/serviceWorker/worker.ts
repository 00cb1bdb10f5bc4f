import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { settings } from '@/shared/config/settings';
import { isProgrammeAddress, isScreenAddress } from './addresses';
import { lateFiles } from './files';
import { answerPage, forgetTextPages, lateFile } from './pages';
import { lastAnswer } from './programme';

type Activation = Event & { waitUntil: (work: Promise<unknown>) => void };
declare function skipWaiting(): Promise<void>;
declare const __PRECACHE__: Parameters<typeof precacheAndRoute>[0];

const backend = settings.VITE_API_BASE_URL;

// A new worker waits for the visitor's word, or until every tab of the old one is closed: an open tab still needs the
// old build's chunks. The first one of all has nobody to wait for and is there for the very first visit.
addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting();
});
addEventListener('activate', (event) => (event as Activation).waitUntil(forgetTextPages()));
clientsClaim();
cleanupOutdatedCaches();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isScreenAddress(url, backend),
  (options) => answerPage(options),
);
precacheAndRoute(__PRECACHE__, { cleanURLs: false });
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(lateFiles), lateFile);
// Of the backend nothing else passes through here: orders, vouchers and details are nobody's to keep.
registerRoute(({ url }) => isProgrammeAddress(url, backend, location.href), lastAnswer());
