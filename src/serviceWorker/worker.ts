import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { settings } from '@/config/settings';
import { shellFile } from './files';
import { isScreenAddress } from './isScreenAddress';

declare const __PRECACHE__: Parameters<typeof precacheAndRoute>[0];

// A new worker waits until every tab of the old one is closed: an open tab still needs the old build's chunks.
cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isScreenAddress(url, settings.VITE_API_BASE_URL),
  createHandlerBoundToURL(shellFile),
);
