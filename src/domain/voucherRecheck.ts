import { lineTotal, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { isSameCode } from '@/domain/voucherCodes';

export type CodeResponse =
  | { kind: 'valid'; code: string; items: CartItem[] }
  | { kind: 'refused'; code: string; reason?: string | undefined };

/** A change of a redeemed code that the visitor did not cause. */
export type VoucherChange =
  | { kind: 'refused'; code: string; reason?: string | undefined }
  | { kind: 'changed'; code: string; worth: Cents }
  /** It was removed with the last line that it could be redeemed for. */
  | { kind: 'alone'; code: string };

const worthOf = (items: CartItem[]): Cents => 0 - items.reduce((sum, item) => sum + lineTotal(item), 0);

const ordered = (items: CartItem[]) =>
  items
    .map(({ id, count, price }) => [id, count, price].join())
    .toSorted()
    .join('\n');

/** New items reuse the keys of the lines they replace, so that concurrent tabs end with equal carts. */
function withExistingKeys(lines: CartItem[], items: CartItem[], code: string): CartItem[] {
  const free = [...lines];
  return items.map((item) => {
    const index = free.findIndex(({ id }) => id === item.id);
    const [line] = index < 0 ? [] : free.splice(index, 1);
    return { ...item, key: line?.key ?? item.key, voucherCode: code };
  });
}

function changeBy(response: CodeResponse): VoucherChange {
  if (response.kind === 'refused') return response;
  return { kind: 'changed', code: response.code, worth: worthOf(response.items) };
}

/** Removes refused codes and replaces lines whose value changed; does not restore removed codes. */
export function recheckedCart(
  cart: Cart,
  responses: CodeResponse[],
): { cart: Cart; changes: VoucherChange[] } {
  const lines = new Map(Object.entries(cart));
  const changes: VoucherChange[] = [];
  for (const response of responses) {
    const existing = [...lines.values()].filter(({ voucherCode }) => isSameCode(voucherCode, response.code));
    const items = response.kind === 'valid' ? withExistingKeys(existing, response.items, response.code) : [];
    if (existing.length === 0 || ordered(existing) === ordered(items)) continue;
    for (const { key } of existing) lines.delete(key);
    for (const item of items) lines.set(item.key, item);
    changes.push(changeBy(response));
  }
  return { cart: changes.length === 0 ? cart : withTotals(Object.fromEntries(lines)), changes };
}
