import type { RecheckQuery } from '@/features/cart/vouchersApi';
import { removeItem } from '@/domain/cart';
import { removedLines } from '@/domain/cartRemoval';
import { cartTotal } from '@/domain/cartTotals';
import type { Cart, VoucherItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { orderGroups, type OrderGroup } from '@/domain/orderGroups';
import { isRedeemed, isSameCode, redeemedCodes, withoutLoneCodes } from '@/domain/voucherCodes';
import { recheckedCart, type CodeResponse, type VoucherChange } from '@/domain/voucherRecheck';
import type { RequestError } from '@/shared/request/errors';
import { idle, type RequestStatus } from '@/shared/request/requestStatus';

type Restoration = 'whole' | 'expired' | 'damaged';

export type CartState = {
  cart: Cart;
  totalPrice: Cents;
  /** From a change until it is stored. */
  adding: boolean;
  removing: boolean;
  /** False if the browser stores nothing, so that a reload loses the cart. */
  isKept: boolean;
  /**
   * Whether the stored cart was restored as it was, emptied because one of its shows is over, or only partly readable.
   * `whole` again after the next change, here or in another tab.
   */
  restoration: Restoration;
  /**
   * The lines of the last removal, and the codes that it cost, until they are restored, forgotten or something is added.
   */
  removed: Cart | null;
  /** What an order emptied whose lines this browser does not know, until it is restored. */
  emptied: Cart | null;
  voucher: RequestStatus & { code: string; rejectionReason: 'alreadyRedeemed' | 'nothingToRedeemFor' | null };
  /** The last query key (`queryKeyOf`) for which the redeemed codes were rechecked; null before the first response. */
  voucherCheck: { lastQueryKey: string | null; error: RequestError | null };
  /** Changes of redeemed codes that the visitor did not make, until they are dismissed. */
  voucherChanges: VoucherChanges | null;
};

/** `from` and `to`: the total in cents before and after. */
export type VoucherChanges = { changes: VoucherChange[]; from: Cents; to: Cents };

export const noVoucher = { ...idle, code: '', rejectionReason: null };
export const unchecked = { lastQueryKey: null, error: null };

export const initialState: CartState = {
  cart: {},
  totalPrice: 0,
  adding: false,
  removing: false,
  isKept: true,
  restoration: 'whole',
  removed: null,
  emptied: null,
  voucher: noVoucher,
  voucherCheck: unchecked,
  voucherChanges: null,
};

/** Comparable text of the groups for which codes are checked. */
export const queryKeyOf = (groups: OrderGroup[]): string => JSON.stringify(groups);

type Recheck = { query: RecheckQuery | undefined; key: string };

let last: (Recheck & { cart: Cart }) | undefined;

/** What to ask about the redeemed codes of a cart, the same object for the same cart. */
export function recheckOf(cart: Cart): Recheck {
  if (last?.cart !== cart) {
    const codes = redeemedCodes(cart);
    const groups = codes.length > 0 ? orderGroups(cart) : [];
    last = { cart, query: codes.length > 0 ? { codes, groups } : undefined, key: queryKeyOf(groups) };
  }
  return last;
}

/** Whether the last response about the redeemed codes does not cover the cart. */
export function isUnchecked({ cart, voucherCheck }: CartState): boolean {
  const { query, key } = recheckOf(cart);
  return query !== undefined && key !== voucherCheck.lastQueryKey;
}

/**
 * Sets the cart and its total. Drops voucher codes that are left without other lines, as they cannot be ordered alone,
 * and reports them in `voucherChanges`.
 */
export function setCart(state: CartState, requested: Cart, flags: Partial<CartState> = {}): CartState {
  const cart = withoutLoneCodes(requested);
  const totalPrice = cartTotal(cart);
  const next: CartState = { ...state, cart, totalPrice, restoration: 'whole', ...flags };
  if (cart === requested) return next;
  const changes = redeemedCodes(requested).map((code) => ({ kind: 'alone', code }) as const);
  return { ...next, voucherChanges: { changes, from: totalPrice, to: totalPrice } };
}

/** A removal without effect, for example of a mandatory line, keeps the previous one undoable. */
export function removeLine(
  state: CartState,
  { key, evenIfMandatory }: { key: string; evenIfMandatory?: boolean },
): CartState {
  const cart = removeItem(state.cart, key, evenIfMandatory);
  if (cart === state.cart) return state;
  const removed = removedLines(state.cart, withoutLoneCodes(cart));
  return setCart(state, cart, { removing: true, removed });
}

export function rejectionReasonOf(
  cart: Cart,
  vouchers: VoucherItem[],
): CartState['voucher']['rejectionReason'] {
  if (orderGroups(cart).length === 0) return 'nothingToRedeemFor';
  return vouchers.every(({ voucherCode }) => isRedeemed(cart, voucherCode)) ? 'alreadyRedeemed' : null;
}

/** Applies the responses of a recheck. Ignores those about groups that the cart no longer has. */
export function applyRecheck(
  state: CartState,
  responses: CodeResponse[],
  { codes, groups }: RecheckQuery,
): CartState {
  const queryKey = queryKeyOf(groups);
  if (queryKey !== queryKeyOf(orderGroups(state.cart))) return state;
  const { cart, changes } = recheckedCart(state.cart, responses);
  const areAllChecked = redeemedCodes(cart).every((code) =>
    codes.some((checked) => isSameCode(checked, code)),
  );
  const voucherCheck = { lastQueryKey: areAllChecked ? queryKey : null, error: null };
  if (changes.length === 0) return { ...state, voucherCheck };
  const voucherChanges = { changes, from: state.totalPrice, to: cartTotal(cart) };
  const { restoration } = state;
  // A code that is refused after a removal may hold again once it is undone.
  const removed = state.removed && { ...state.removed, ...removedLines(state.cart, cart) };
  return setCart(state, cart, { adding: true, restoration, voucherCheck, voucherChanges, removed });
}
