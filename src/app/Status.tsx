import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isPurchaseAddress } from '@/config/purchaseAddresses';
import { OfflineBanner } from '@/features/connection/OfflineBanner';
import { UpdatePrompt } from '@/features/updates/UpdatePrompt';
import { useHasUnsettledOrders } from '@/features/order/useHasUnsettledOrders';
import { newVersion, onNewVersion } from '@/serviceWorker/newVersion';
import { connectionTexts } from '@/texts/connection';
import { lazyPart } from '@/ui/lazyPart';
import { StatusBar } from '@/ui/StatusBar';
import { install } from './store';
import { useLatePart } from './useLatePart';

const OrderWatch = lazyPart(async () => {
  const [{ OrderWatch: Loaded }, { cartFlow }, { orderFlow }] = await Promise.all([
    import('@/features/order/OrderWatch'),
    import('@/features/cart/cartFlow'),
    import('@/features/order/orderFlow'),
  ]);
  install([cartFlow, orderFlow]);
  return Loaded;
});

/**
 * Whether the shop can be reached, what became of an order that waited for its payment, and whether there is a new
 * version; who orders is not asked for the last.
 */
export function Status() {
  const { pathname } = useLocation();
  const load = useSyncExternalStore(onNewVersion, newVersion, newVersion);
  const watch = useLatePart(OrderWatch, useHasUnsettledOrders() ? 'now' : 'never');
  return (
    <StatusBar label={connectionTexts.label}>
      <OfflineBanner />
      {watch.code === 'there' && <OrderWatch />}
      {load && !isPurchaseAddress(pathname) && <UpdatePrompt onLoad={load} />}
    </StatusBar>
  );
}
