import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { settings } from '@/config/settings';
import { emptyShell } from '@/config/emptyShell';
import { isScreenAddress } from './isScreenAddress';

declare const __PRECACHE__: Parameters<typeof precacheAndRoute>[0];

// A new worker waits until every tab of the old one is closed: an open tab still needs the old build's chunks.
cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__);
// The server has each page as it was built, and of the newest build; the shell is for when there is no server.
const shell = createHandlerBoundToURL(emptyShell);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isScreenAddress(url, settings.VITE_API_BASE_URL),
  async (options) => {
    try {
      const answer = await fetch(options.request);
      if (answer.ok) return answer;
    } catch {
      // Offline.
    }
    return shell(options);
  },
);
