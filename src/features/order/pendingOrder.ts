import * as v from 'valibot';
import { settings } from '@/config/settings';
import { localStore, parseJson } from '@/lib/browserStorage';
import { trustedAddress } from '@/lib/webAddress';

export const pendingOrderKey = 'pendingOrder';

const pendingOrder = v.object({ orderId: v.nullable(v.string()), orderLink: v.string() });
export type PendingOrder = v.InferOutput<typeof pendingOrder>;

/** Notes an order on the way to its payment page, so that a visitor who comes back another way finds it. */
export function notePendingOrder(order: PendingOrder): void {
  localStore.write(pendingOrderKey, JSON.stringify(order));
}

/** The noted order; storage is untrusted, so its address is examined again. */
export function readPendingOrder(): PendingOrder | undefined {
  const result = v.safeParse(pendingOrder, parseJson(localStore.read(pendingOrderKey)));
  if (!result.success) return undefined;
  const { orderId, orderLink } = result.output;
  const address = trustedAddress(orderLink, window.location.origin, settings.VITE_PAYMENT_HOSTS);
  return address ? { orderId, orderLink: address } : undefined;
}

/** Takes the note away, or only that of one order: another one may wait for its payment meanwhile. */
export function forgetPendingOrder(orderId?: string): void {
  const noted = readPendingOrder()?.orderId ?? null;
  if (orderId === undefined || noted === null || noted === orderId) localStore.remove(pendingOrderKey);
}
