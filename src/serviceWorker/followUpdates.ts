import type { Workbox } from 'workbox-window';
import { isPurchaseAddress } from '@/shared/config/purchaseAddresses';
import { settings } from '@/shared/config/settings';
import { isAnythingFilledIn } from '@/shared/browser/filledIn';
import { deviceNow } from '@/shared/browser/serverClock';
import { reloadPage } from '@/shared/browser/reloadPage';
import { isProgrammeAddress } from './addresses';
import { lateFiles } from './files';
import { announceNewVersion } from './newVersion';

const hour = 60 * 60 * 1000;
/** ms after which the page is loaded anew though no worker took over: another tab may have been quicker. */
const takeOverPatience = 4000;

/** What came before there was a worker, of what it would have kept. */
function askedBefore(): [string, RequestInit][] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      (address) =>
        isProgrammeAddress(address, settings.VITE_API_BASE_URL, window.location.href) ||
        (address.origin === window.location.origin && address.pathname.startsWith(lateFiles)),
    )
    .map(({ href }) => [href, { credentials: 'include' }]);
}

const mayReload = () => !isPurchaseAddress(window.location.pathname) && !isAnythingFilledIn();

/**
 * Tells of a new version that waits, and loads the page anew once its worker took over: where the visitor asked for it,
 * and in other tabs where nothing is at stake. Elsewhere the visitor is asked. Looks for one when the page comes back into
 * view, hourly at most; registering has looked for the first time.
 */
export function followUpdates(worker: Workbox): void {
  let hasWorker = navigator.serviceWorker.controller !== null;
  let isAskedFor = false;
  let lookedAt = deviceNow();

  worker.addEventListener('waiting', () =>
    announceNewVersion(() => {
      isAskedFor = true;
      worker.messageSkipWaiting();
      setTimeout(reloadPage, takeOverPatience);
    }),
  );

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hasWorker) {
      hasWorker = true;
      navigator.serviceWorker.controller?.postMessage({
        type: 'CACHE_URLS',
        payload: { urlsToCache: askedBefore() },
      });
    } else if (isAskedFor || mayReload()) reloadPage();
    else announceNewVersion(reloadPage);
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || deviceNow() - lookedAt < hour) return;
    lookedAt = deviceNow();
    worker.update().catch(() => undefined);
  });
}
