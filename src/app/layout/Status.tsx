import { useSyncExternalStore, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';
import { useHasUnsettledOrders } from '@/features/checkout/useHasUnsettledOrders';
import { newVersion, onNewVersion } from '@/serviceWorker/newVersion';
import { connectionTexts, updateTexts } from '@/features/connection/texts';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { StatusBar } from '@/shared/ui/StatusBar';
import { registerModules } from '@/app/store';
import { useLazyCode } from './useLazyCode';
import { useSelector } from 'react-redux';
import { connectionSlice } from '@/features/connection/connectionSlice';

const OrderWatch = lazyWithRetry(async () => {
  const [{ OrderWatch: Loaded }, { cartModule }, { orderModule }] = await Promise.all([
    import('@/features/checkout/OrderWatch'),
    import('@/features/cart/cartSaga'),
    import('@/features/checkout/order/orderSaga'),
  ]);
  registerModules([cartModule, orderModule]);
  return Loaded;
});

export function Status() {
  const { pathname } = useLocation();
  const load = useSyncExternalStore(onNewVersion, newVersion, newVersion);
  const watch = useLazyCode(OrderWatch, useHasUnsettledOrders() ? 'now' : 'never');
  return (
    <StatusBar label={connectionTexts.label}>
      <OfflineBanner />
      {watch.code === 'loaded' && <OrderWatch />}
      {load && !isPurchaseAddress(pathname) && <UpdatePrompt onLoad={load} />}
    </StatusBar>
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
