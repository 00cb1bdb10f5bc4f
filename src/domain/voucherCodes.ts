import type { Cart } from '@/domain/entities';
import { cleanText } from '@/lib/text';

/** What a code is, however it is typed: the backend does not tell upper from lower case either. */
const plainCode = (code: string) => cleanText(code).toUpperCase();

/** Whether a line of this code is in the cart. */
export function isRedeemed(cart: Cart, code: string): boolean {
  const wanted = plainCode(code);
  return Object.values(cart).some(
    ({ voucherCode }) => voucherCode !== undefined && plainCode(voucherCode) === wanted,
  );
}
