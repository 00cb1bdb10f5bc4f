import { createSlice, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import { orderPaid } from './orderEvents';
import { recheckVouchers, validateVoucher } from './vouchersApi';
import { voucherKeyLength } from '@/shared/config/constants';
import { addItems, changeCount, entryCount } from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { applyChange, type CartChange } from '@/domain/cartChange';
import { restoreLines, withoutOrdered } from '@/domain/cartRemoval';
import { withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem, VoucherItem } from '@/domain/entities';
import { isRedeemed, redeemedCodes, withoutRepeatedCodes } from '@/domain/voucherCodes';
import {
  queryKeyOf,
  rejectionReasonOf,
  holding,
  initialState,
  noVoucher,
  rechecked,
  unchecked,
  withoutLine,
} from './cartState';

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemsAdded: (state, { payload }: PayloadAction<CartItem[]>) =>
      holding(state, addItems(state.cart, payload), { adding: true, removed: null }),
    quantityChanged(draft, { payload }: PayloadAction<{ key: string; count: number }>) {
      // Read as it is: a draft wraps each of hundreds of lines that the count of one does not concern.
      const state = original(draft) ?? draft;
      return holding(state, changeCount(state.cart, payload.key, payload.count));
    },
    itemRemoved: (state, { payload }: PayloadAction<{ key: string }>) => withoutLine(state, payload.key),
    /** Puts back what the last removal took, as far as its place is free. */
    removalUndone: (state) =>
      holding(state, restoreLines(state.cart, state.removed ?? {}), {
        adding: true,
        removed: null,
        voucherChanges: null,
        // A code that comes back may not have been asked about what was in the cart meanwhile.
        voucherCheck: unchecked,
      }),
    removalForgotten(state) {
      state.removed = null;
    },
    /** Single lines as a later look at the programme found them. */
    linesChanged: (state, { payload }: PayloadAction<CartChange>) =>
      holding(state, applyChange(state.cart, payload)),
    /** The way out of a sum that does not fit its positions. */
    cartRecalculated: (state) => holding(state, withTotals(state.cart)),
    voucherItemsAdded: {
      prepare: (vouchers: VoucherItem[]) => ({
        payload: vouchers.map((voucher) => itemForVoucher(voucher, nanoid(voucherKeyLength))),
      }),
      reducer(state, { payload }: PayloadAction<CartItem[]>) {
        const fresh = payload.filter(({ voucherCode = '' }) => !isRedeemed(state.cart, voucherCode));
        return holding(state, addItems(state.cart, fresh), { adding: true });
      },
    },
    /** The cart as a store or another tab holds it. */
    cartRestored: (state, { payload }: PayloadAction<Cart>) => holding(state, withoutRepeatedCodes(payload)),
    cartExpired: (state) => holding(state, {}, { restoration: 'expired' }),
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
        holding(state, lines ? withoutOrdered(state.cart, lines) : {}, {
          removing: true,
          removed: null,
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
        const ground = queryKeyOf(meta.arg.groups);
        // The first code of a cart has just been asked about it; a later one perhaps about what the cart held before.
        if (redeemedCodes(cart).length === 0) state.voucherCheck = { lastQueryKey: ground, error: null };
        else if (!rejectionReason && ground !== state.voucherCheck.lastQueryKey)
          state.voucherCheck = unchecked;
      })
      .addCase(validateVoucher.reset, (state) => {
        state.voucher = noVoucher;
      })
      .addCase(recheckVouchers.start, (state) => {
        state.voucherCheck = unchecked;
      })
      .addCase(recheckVouchers.reset, (state) => {
        if (state.voucherCheck.error) state.voucherCheck = unchecked;
      })
      .addCase(recheckVouchers.fail, (state, { payload, meta }) => {
        state.voucherCheck = { lastQueryKey: queryKeyOf(meta.arg.groups), error: payload };
      })
      .addCase(recheckVouchers.success, (state, { payload, meta }) => rechecked(state, payload, meta.arg));
  },
  selectors: {
    selectCart: ({ cart }) => cart,
    selectTotal: ({ totalPrice }) => totalPrice,
    selectVoucher: ({ voucher }) => voucher,
    selectIsRedeeming: ({ voucher }) => voucher.isLoading,
    /** Whether the code that was entered last was not redeemed. */
    selectIsVoucherRefused: ({ voucher }) => Boolean(voucher.error ?? voucher.rejectionReason),
    selectVoucherCheck: ({ voucherCheck }) => voucherCheck,
    selectVoucherChanges: ({ voucherChanges }) => voucherChanges,
    selectRestoration: ({ restoration }) => restoration,
    selectIsKept: ({ isKept }) => isKept,
    selectRemoved: ({ removed }) => removed,
    selectEntryCount: ({ cart }) => entryCount(cart),
  },
});

export const {
  itemsAdded,
  quantityChanged,
  itemRemoved,
  removalUndone,
  removalForgotten,
  linesChanged,
  cartRecalculated,
  voucherItemsAdded,
  voucherChangesDismissed,
  cartRestored,
  cartExpired,
  cartDamaged,
  cartStored,
} = cartSlice.actions;
