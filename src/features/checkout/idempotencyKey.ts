import { v4 as uuid } from 'uuid';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { knownOrderKey, noteOrderKey } from './sentOrders';

/**
 * The UUID of this cart's order: the same while the same cart is submitted again, also after a reload, in another
 * tab and after another cart was tried in between, so that the backend can refuse a double (backend,
 * "Orders").
 */
export function idempotencyKeyFor(cart: Cart): string {
  const fingerprint = cartFingerprint(cart);
  const known = knownOrderKey(fingerprint);
  if (known) return known;
  const key = uuid();
  noteOrderKey(fingerprint, key);
  return key;
}
