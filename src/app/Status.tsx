import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isPurchaseAddress } from '@/config/purchaseAddresses';
import { OfflineBanner } from '@/features/connection/OfflineBanner';
import { UpdatePrompt } from '@/features/updates/UpdatePrompt';
import { newVersion, onNewVersion } from '@/serviceWorker/newVersion';
import { connectionTexts } from '@/texts/connection';
import { StatusBar } from '@/ui/StatusBar';

/** Whether the shop can be reached, and whether there is a new version of it; who orders is not asked for the latter. */
export function Status() {
  const { pathname } = useLocation();
  const load = useSyncExternalStore(onNewVersion, newVersion, newVersion);
  return (
    <StatusBar label={connectionTexts.label}>
      <OfflineBanner />
      {load && !isPurchaseAddress(pathname) && <UpdatePrompt onLoad={load} />}
    </StatusBar>
  );
}
