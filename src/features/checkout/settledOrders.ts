import * as v from 'valibot';
import { localStore, sessionStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';

const storageKey = 'settledOrders';
const remembered = 50;
const ids = v.fallback(v.array(v.string()), []);

const read = () =>
  [localStore, sessionStore].flatMap((store) => v.parse(ids, parseJson(store.read(storageKey))));

/**
 * Notes that an order was seen as paid and says whether that was news. A result page that is reloaded must not
 * empty a newer cart or tell of the purchase twice (requirements R5).
 */
export function noteSettledOrder(orderId: string): boolean {
  const known = read();
  if (known.includes(orderId)) return false;
  const noted = JSON.stringify([...known, orderId].slice(-remembered));
  // A full storage may have room for the tab, which is all that a reload needs.
  if (!localStore.write(storageKey, noted)) sessionStore.write(storageKey, noted);
  return true;
}
