import { createSlice, nanoid, original, type PayloadAction, createAction } from '@reduxjs/toolkit';
import { recheckVouchers, validateVoucher } from './vouchersApi';
import { voucherKeyLength } from '@/shop/constants';
import { addItems, changeCount, entryCount, isEmptyCart } from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { applyChange, type CartChange } from '@/domain/cartChange';
import { restoreLines, withoutOrdered } from '@/domain/cartRemoval';
import { withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem, VoucherItem } from '@/domain/entities';
import { isRedeemed, redeemedCodes, withoutRepeatedCodes } from '@/domain/voucherCodes';
import {
  queryKeyOf,
  rejectionReasonOf,
  initialState,
  noVoucher,
  isUnchecked,
  recheckOf,
  applyRecheck,
  unchecked,
  removeLine,
  setCart,
} from './lines/cartState';

/**
 * Dispatched once per order, when it is first seen as paid. `lines` are the ordered lines, if this browser's order
 * history has them.
 */
export const orderPaid = createAction<{ orderId: string; lines?: Cart }>('order/paid');

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemsAdded: (state, { payload }: PayloadAction<CartItem[]>) =>
      setCart(state, addItems(state.cart, payload), { adding: true, removed: null }),
    quantityChanged(draft, { payload }: PayloadAction<{ key: string; count: number }>) {
      // Uses the original: reading the draft would create a proxy for each of hundreds of lines.
      const state = original(draft) ?? draft;
      return setCart(state, changeCount(state.cart, payload.key, payload.count));
    },
    itemRemoved: (state, { payload }: PayloadAction<{ key: string; evenIfMandatory?: boolean }>) =>
      removeLine(state, payload),
    /** Restores the last removed lines whose keys are free. */
    removalUndone: (state) =>
      setCart(state, restoreLines(state.cart, state.removed ?? {}), {
        adding: true,
        removed: null,
        voucherChanges: null,
        // A restored code may not have been checked for the current lines.
        voucherCheck: unchecked,
      }),
    /** The cart that an order emptied, of an earlier page of this tab. */
    emptiedFound(state, { payload }: PayloadAction<Cart>) {
      state.emptied = payload;
    },
    /** Brings back all of it; lines that were added since stay. */
    emptiedRestored: (state) =>
      setCart(state, restoreLines(state.cart, state.emptied ?? {}), {
        adding: true,
        emptied: null,
        voucherCheck: unchecked,
      }),
    removalForgotten(state) {
      state.removed = null;
    },
    linesChanged: (state, { payload }: PayloadAction<CartChange>) =>
      setCart(state, applyChange(state.cart, payload)),
    cartRecalculated: (state) => setCart(state, withTotals(state.cart)),
    voucherItemsAdded: {
      prepare: (vouchers: VoucherItem[]) => ({
        payload: vouchers.map((voucher) => itemForVoucher(voucher, nanoid(voucherKeyLength))),
      }),
      reducer(state, { payload }: PayloadAction<CartItem[]>) {
        const added = payload.filter(({ voucherCode = '' }) => !isRedeemed(state.cart, voucherCode));
        return setCart(state, addItems(state.cart, added), { adding: true });
      },
    },
    cartRestored: (state, { payload }: PayloadAction<Cart>) => setCart(state, withoutRepeatedCodes(payload)),
    cartExpired: (state) => setCart(state, {}, { restoration: 'expired' }),
    cartDamaged(state) {
      state.restoration = 'damaged';
    },
    voucherChangesDismissed(state) {
      state.voucherChanges = null;
    },
    cartStored: {
      prepare: (isKept = true) => ({ payload: { isKept } }),
      reducer(state, { payload }: PayloadAction<{ isKept: boolean }>) {
        state.adding = false;
        state.removing = false;
        state.isKept = payload.isKept;
      },
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPaid, (state, { payload: { lines } }) =>
        setCart(state, lines ? withoutOrdered(state.cart, lines) : {}, {
          removing: true,
          removed: null,
          emptied: lines || isEmptyCart(state.cart) ? state.emptied : state.cart,
          voucherChanges: null,
        }),
      )
      .addCase(validateVoucher.start, (state, { payload }) => {
        state.voucher = { ...noVoucher, code: payload.voucherCode, isLoading: true };
        state.voucherChanges = null;
      })
      .addCase(validateVoucher.fail, (state, { payload }) => {
        state.voucher = { ...state.voucher, isLoading: false, error: payload };
      })
      .addCase(validateVoucher.success, (state, { payload, meta }) => {
        const { cart } = state;
        const rejectionReason = rejectionReasonOf(cart, payload);
        state.voucher = { ...state.voucher, isLoading: false, rejectionReason };
        const queryKey = queryKeyOf(meta.arg.groups);
        // The first code was just validated for this cart; later ones may leave the others unchecked.
        if (redeemedCodes(cart).length === 0) state.voucherCheck = { lastQueryKey: queryKey, error: null };
        else if (!rejectionReason && queryKey !== state.voucherCheck.lastQueryKey)
          state.voucherCheck = unchecked;
      })
      .addCase(validateVoucher.reset, (state) => {
        state.voucher = noVoucher;
      })
      .addCase(recheckVouchers.start, (state) => {
        state.voucherCheck = unchecked;
      })
      // A check that failed is repeated the next time the codes are shown.
      .addCase(recheckVouchers.reset, (state) => {
        if (state.voucherCheck.error) state.voucherCheck = unchecked;
      })
      .addCase(recheckVouchers.fail, (state, { payload, meta }) => {
        state.voucherCheck = { lastQueryKey: queryKeyOf(meta.arg.groups), error: payload };
      })
      .addCase(recheckVouchers.success, (state, { payload, meta }) => applyRecheck(state, payload, meta.arg));
  },
  selectors: {
    selectCart: ({ cart }) => cart,
    selectTotal: ({ totalPrice }) => totalPrice,
    selectVoucher: ({ voucher }) => voucher,
    selectIsRedeeming: ({ voucher }) => voucher.isLoading,
    selectIsVoucherRefused: ({ voucher }) => Boolean(voucher.error ?? voucher.rejectionReason),
    selectVoucherCheck: ({ voucherCheck }) => voucherCheck,
    /** What to ask about the redeemed codes. */
    selectRecheck: ({ cart }) => recheckOf(cart).query,
    /** Whether the redeemed codes have to be checked again for what is in the cart: the total may change. */
    selectIsRechecking: isUnchecked,
    selectIsChecked: (state) => (isUnchecked(state) || state.voucherCheck.error ? undefined : true),
    selectVoucherChanges: ({ voucherChanges }) => voucherChanges,
    selectRestoration: ({ restoration }) => restoration,
    selectIsKept: ({ isKept }) => isKept,
    selectRemoved: ({ removed }) => removed,
    selectEmptied: ({ emptied }) => emptied,
    selectEntryCount: ({ cart }) => entryCount(cart),
  },
});

export const {
  itemsAdded,
  quantityChanged,
  itemRemoved,
  removalUndone,
  removalForgotten,
  emptiedFound,
  emptiedRestored,
  linesChanged,
  cartRecalculated,
  voucherItemsAdded,
  voucherChangesDismissed,
  cartRestored,
  cartExpired,
  cartDamaged,
  cartStored,
} = cartSlice.actions;
