import { itemName } from '@/domain/cartItems';
import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import { dayAndTime } from '@/domain/dateTexts';
import type { Cart, CartItem } from '@/domain/entities';
import { formatEuro } from '@/shared/text/money';

const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(', ');

/** The name of a line with the date of its show: two lines may be of the same film. */
export function datedName(line: CartItem): string {
  return joined(itemName(line), line.show && dayAndTime(line.show));
}

function fullName(line: CartItem, cart: Cart): string {
  const parent = isAddOnKey(line.key) ? cart[parentKeyOf(line.key)] : undefined;
  return joined(datedName(line), line.voucherCode, parent && datedName(parent));
}

const pricedName = (line: CartItem, cart: Cart) => joined(fullName(line, cart), formatEuro(line.price));

/**
 * What the controls of the lines of a cart are called, by key: the name of the line, and where another line has the same
 * name, what tells them apart – the date, for an add-on its show, for a redeemed code the code, at last the price.
 */
export function lineNames(cart: Cart): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let shared = Object.values(cart);
  for (const nameOf of [itemName, fullName, pricedName]) {
    const keys = new Map<string, string[]>();
    for (const line of shared) {
      const name = nameOf(line, cart);
      names.set(line.key, name);
      keys.set(name, [...(keys.get(name) ?? []), line.key]);
    }
    const sharing = new Set([...keys.values()].filter(({ length }) => length > 1).flat());
    shared = shared.filter(({ key }) => sharing.has(key));
  }
  return names;
}
