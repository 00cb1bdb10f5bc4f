import * as v from 'valibot';
import { v4 as uuid } from 'uuid';
import { cartFingerprint } from '@/domain/orderGroups';
import type { Cart } from '@/domain/entities';
import { localStore, parseJson } from '@/lib/browserStorage';

const storageKey = 'orderKey';
const noted = v.object({ fingerprint: v.string(), key: v.pipe(v.string(), v.uuid()) });

/**
 * The UUID of this cart's order: the same while the same cart is submitted again, also after a reload and in
 * another tab, so that the backend can refuse a double (contract, `order/saveOrder`).
 */
export function orderKeyFor(cart: Cart): string {
  const fingerprint = cartFingerprint(cart);
  const known = v.safeParse(noted, parseJson(localStore.read(storageKey)));
  if (known.success && known.output.fingerprint === fingerprint) return known.output.key;
  const key = uuid();
  localStore.write(storageKey, JSON.stringify({ fingerprint, key }));
  return key;
}

/** Once an order is paid, the same goods again are a new order. */
export function forgetOrderKey(): void {
  localStore.remove(storageKey);
}
