import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';
import { OfflineBanner } from '@/features/connection/OfflineBanner';
import { UpdatePrompt } from '@/features/connection/UpdatePrompt';
import { useHasUnsettledOrders } from '@/features/checkout/useHasUnsettledOrders';
import { newVersion, onNewVersion } from '@/serviceWorker/newVersion';
import { connectionTexts } from '@/features/connection/texts';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { StatusBar } from '@/shared/ui/StatusBar';
import { registerModules } from '@/app/store';
import { useLazyCode } from './useLazyCode';

const OrderWatch = lazyWithRetry(async () => {
  const [{ OrderWatch: Loaded }, { cartModule }, { orderModule }] = await Promise.all([
    import('@/features/checkout/OrderWatch'),
    import('@/features/cart/module'),
    import('@/features/checkout/module'),
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
