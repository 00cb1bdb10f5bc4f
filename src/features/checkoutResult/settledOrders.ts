import * as v from 'valibot';
import { localStore, parseJson } from '@/lib/browserStorage';

const storageKey = 'settledOrders';
const remembered = 50;
const ids = v.fallback(v.array(v.string()), []);

const read = () => v.parse(ids, parseJson(localStore.read(storageKey)));

/**
 * Notes that an order was seen as paid and says whether that was news. A result page that is reloaded must not
 * empty a newer cart or tell of the purchase twice (quality R5).
 */
export function noteSettledOrder(orderId: string): boolean {
  const known = read();
  if (known.includes(orderId)) return false;
  localStore.write(storageKey, JSON.stringify([...known, orderId].slice(-remembered)));
  return true;
}
