import type { RecheckQuestion } from './vouchersApi';
import { removeItem } from '@/domain/cart';
import { removedLines } from '@/domain/cartRemoval';
import { cartTotal } from '@/domain/cartTotals';
import type { Cart, VoucherItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { orderGroups, type OrderGroup } from '@/domain/orderGroups';
import { isRedeemed, isSameCode, redeemedCodes, withoutLoneCodes } from '@/domain/voucherCodes';
import { recheckedCart, type CodeAnswer, type VoucherChange } from '@/domain/voucherRecheck';
import type { RequestError } from '@/shared/request/errors';
import { idle, type RequestStatus } from '@/shared/request/requestStatus';

type Restoration = 'whole' | 'expired' | 'damaged';

export type CartState = {
  cart: Cart;
  totalPrice: Cents;
  /** From a change until it is stored. */
  adding: boolean;
  removing: boolean;
  /** Whether the cart outlives the page: a browser may store nothing. */
  isKept: boolean;
  /**
   * What became of the stored cart: emptied because a show in it is over, or robbed of what could not be read. Whole
   * again once the visitor changes it, here or in another tab.
   */
  restoration: Restoration;
  /** The lines that the last removal took, for as long as it can be undone and nothing is added. */
  removed: Cart | null;
  /** The voucher code that was typed last: whether it is being checked, or why it added nothing. */
  voucher: RequestStatus & { code: string; rejectionReason: 'alreadyRedeemed' | 'nothingToRedeemFor' | null };
  /** For which groups (as `queryKeyOf` writes them) the redeemed codes were last asked again; null before any answer. */
  voucherCheck: { lastQueryKey: string | null; error: RequestError | null };
  /** What became of redeemed codes without the visitor's doing, and of the total by that, until it is dismissed. */
  voucherChanges: VoucherChanges | null;
};

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
  voucher: noVoucher,
  voucherCheck: unchecked,
  voucherChanges: null,
};

/** The groups that a code was redeemed for, as a text. */
export const queryKeyOf = (groups: OrderGroup[]): string => JSON.stringify(groups);

/** Codes go with the last line that they could be redeemed for: they alone are nothing to order. */
export function holding(state: CartState, wanted: Cart, flags: Partial<CartState> = {}): CartState {
  const cart = withoutLoneCodes(wanted);
  const totalPrice = cartTotal(cart);
  const held: CartState = { ...state, cart, totalPrice, restoration: 'whole', ...flags };
  if (cart === wanted) return held;
  const changes = redeemedCodes(wanted).map((code) => ({ kind: 'alone', code }) as const);
  return { ...held, voucherChanges: { changes, from: totalPrice, to: totalPrice } };
}

/** A removal that takes nothing, as of a mandatory line, leaves the one before to be undone. */
export function withoutLine(state: CartState, key: string): CartState {
  const cart = removeItem(state.cart, key);
  if (cart === state.cart) return state;
  const removed = removedLines(state.cart, withoutLoneCodes(cart));
  return holding(state, cart, { removing: true, removed });
}

export function rejectionReasonOf(
  cart: Cart,
  vouchers: VoucherItem[],
): CartState['voucher']['rejectionReason'] {
  if (orderGroups(cart).length === 0) return 'nothingToRedeemFor';
  return vouchers.every(({ voucherCode }) => isRedeemed(cart, voucherCode)) ? 'alreadyRedeemed' : null;
}

/** An answer about what the cart held before says nothing about what it holds now. */
export function rechecked(
  state: CartState,
  answers: CodeAnswer[],
  { codes, groups }: RecheckQuestion,
): CartState {
  const ground = queryKeyOf(groups);
  if (ground !== queryKeyOf(orderGroups(state.cart))) return state;
  const { cart, changes } = recheckedCart(state.cart, answers);
  const isWhole = redeemedCodes(cart).every((code) => codes.some((asked) => isSameCode(asked, code)));
  const voucherCheck = { lastQueryKey: isWhole ? ground : null, error: null };
  if (changes.length === 0) return { ...state, voucherCheck };
  const voucherChanges = { changes, from: state.totalPrice, to: cartTotal(cart) };
  const { restoration } = state;
  return holding(state, cart, { adding: true, restoration, voucherCheck, voucherChanges });
}
