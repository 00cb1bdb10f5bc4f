import type { Workbox } from 'workbox-window';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';
import { settings } from '@/shared/config/settings';
import { isAnythingFilledIn } from '@/shared/browser/filledIn';
import { deviceNow } from '@/shared/browser/serverClock';
import { reloadPage } from '@/shared/browser/reloadPage';
import { isProgrammeAddress } from './addresses';
import { lazyFilesPath } from './files';
import { announceNewVersion } from './newVersion';

const hour = 60 * 60 * 1000;
/** The page reloads after this time without a `controllerchange`, because another tab may have activated the worker. */
const activationTimeoutMs = 4000;

function earlierRequests(): [string, RequestInit][] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      (address) =>
        isProgrammeAddress(address, settings.VITE_API_BASE_URL, window.location.href) ||
        (address.origin === window.location.origin && address.pathname.startsWith(lazyFilesPath)),
    )
    .map(({ href }) => [href, { credentials: 'include' }]);
}

const mayReload = () => !isPurchaseAddress(window.location.pathname) && !isAnythingFilledIn();

/** Reloads the tab that requested the version, and others without a purchase or input. Checks at most hourly. */
export function followUpdates(worker: Workbox): void {
  let hasWorker = navigator.serviceWorker.controller !== null;
  let isRequested = false;
  let checkedAt = deviceNow();

  worker.addEventListener('waiting', () =>
    announceNewVersion(() => {
      isRequested = true;
      worker.messageSkipWaiting();
      setTimeout(reloadPage, activationTimeoutMs);
    }),
  );

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hasWorker) {
      hasWorker = true;
      navigator.serviceWorker.controller?.postMessage({
        type: 'CACHE_URLS',
        payload: { urlsToCache: earlierRequests() },
      });
    } else if (isRequested || mayReload()) reloadPage();
    else announceNewVersion(reloadPage);
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || deviceNow() - checkedAt < hour) return;
    checkedAt = deviceNow();
    worker.update().catch(() => undefined);
  });
}
