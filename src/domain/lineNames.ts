import { itemName } from '@/domain/cartItems';
import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import { dayAndTime } from '@/domain/dateTexts';
import type { Cart, CartItem } from '@/domain/entities';

const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(', ');

/** The name of a line with the date of its show: two lines may be of the same film. */
export function datedName(line: CartItem): string {
  return joined(itemName(line), line.show && dayAndTime(line.show));
}

function fullName(line: CartItem, cart: Cart): string {
  const parent = isAddOnKey(line.key) ? cart[parentKeyOf(line.key)] : undefined;
  return joined(datedName(line), line.voucherCode, parent && datedName(parent));
}

/**
 * What the controls of the lines of a cart are called, by key: the name of the line, and where another line has the same
 * name, what tells them apart – the date, for an add-on its show, for a redeemed code the code.
 */
export function lineNames(cart: Cart): ReadonlyMap<string, string> {
  const lines = Object.values(cart);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(itemName(line), (counts.get(itemName(line)) ?? 0) + 1);
  return new Map(
    lines.map((line) => {
      const name = itemName(line);
      return [line.key, counts.get(name) === 1 ? name : fullName(line, cart)];
    }),
  );
}
