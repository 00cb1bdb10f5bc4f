import { useSyncExternalStore, useState, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isPageAt } from '@/shared/config/isPageAt';
import { paths } from '@/shop/paths';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';
import { useIsOrderWatchNeeded } from '@/features/checkout/useIsOrderWatchNeeded';
import { newVersion, onNewVersion } from '@/serviceWorker/newVersion';
import { Announcements, SpokenAnnouncements, useAnnouncements } from '@/features/announcements/Announcements';
import { announcementsModule } from '@/features/announcements/announcementsSaga';
import { connectionTexts, updateTexts } from '@/features/connection/texts';
import { useIsMeasured } from '@/features/visits/useIsMeasured';
import { lazyPart } from '@/app/lazyPart';
import { useLazyCode } from './useLazyCode';
import { useSelector } from 'react-redux';
import { connectionModule } from '@/features/connection/connectionSaga';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { useBottomInset } from '@/shared/ui/useBottomInset';
import './statusBar.scss';

export const modules = [connectionModule, announcementsModule];

const OrderWatch = lazyPart(() => import('@/features/checkout/OrderWatch'), 'OrderWatch');
const Visits = lazyPart(() => import('@/features/visits/Visits'), 'Visits');

/** Status messages at the bottom of the window, on any page. The page gets as much room below its content. */
export function Status() {
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, '--status-height');
  const { pathname } = useLocation();
  const load = useSyncExternalStore(onNewVersion, newVersion, newVersion);
  const announcements = useAnnouncements();
  const isWatchNeeded = useIsOrderWatchNeeded(isPageAt(pathname, paths.home.to()));
  const watch = useLazyCode(OrderWatch, isWatchNeeded ? 'now' : 'never');
  const isMeasured = useIsMeasured();
  const visits = useLazyCode(Visits, isMeasured ? 'late' : 'never');
  return (
    <>
      {isMeasured && visits.code === 'loaded' && <Visits />}
      <SpokenAnnouncements shown={announcements} />
      <div
        ref={bar}
        className="status-bar"
        role="status"
        aria-atomic="false"
        aria-label={connectionTexts.label}
      >
        <Announcements shown={announcements} />
        <OfflineBanner />
        {watch.code === 'loaded' && <OrderWatch />}
        {load && !isPurchaseAddress(pathname) && <UpdatePrompt onLoad={load} />}
      </div>
    </>
  );
}

/** Shown while the server does not respond (requirements R17). */
function OfflineBanner() {
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  return isOffline ? <p className="status-line">{connectionTexts.offline}</p> : null;
}

/** Offers a new version (requirements R16). „Später“ is safe: the next visit loads it anyway. */
function UpdatePrompt({ onLoad }: { onLoad: () => void }) {
  const [dismissed, setDismissed] = useState<() => void>();
  if (dismissed === onLoad) return null;
  return (
    <div className="status-line">
      <p>{updateTexts.title}</p>
      <div className="status-choices">
        <button type="button" className="btn btn-sm btn-primary" onClick={onLoad}>
          {updateTexts.load}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => setDismissed(() => onLoad)}
        >
          {updateTexts.later}
        </button>
      </div>
    </div>
  );
}
