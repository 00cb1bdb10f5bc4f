import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { orderPaid } from '@/api/orderEvents';
import { validateVoucher } from '@/api/vouchers';
import { voucherKeyLength } from '@/config/limits';
import { addItems, changeCount, entryCount, removeItem } from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { applyChange, type CartChange } from '@/domain/cartChange';
import { putBack, takenFrom } from '@/domain/cartRemoval';
import { cartTotal, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem, Cents, VoucherItem } from '@/domain/entities';
import { idle, type RequestStatus } from '@/request/requestStatus';
import { isRedeemed } from '@/domain/voucherCodes';

export type Restoration = 'whole' | 'expired' | 'damaged';

type CartState = {
  cart: Cart;
  totalPrice: Cents;
  /** From a change until it is stored. */
  adding: boolean;
  removing: boolean;
  /** What became of the stored cart: emptied because a show in it is over, or robbed of what could not be read. */
  restoration: Restoration;
  /** The lines that the last removal took, for as long as it can be undone. */
  removed: Cart | null;
  /** The voucher code that is being checked, or why the last one added nothing. */
  voucher: RequestStatus & { alreadyRedeemed: boolean };
};

const noVoucher = { ...idle, alreadyRedeemed: false };

const initialState: CartState = {
  cart: {},
  totalPrice: 0,
  adding: false,
  removing: false,
  restoration: 'whole',
  removed: null,
  voucher: noVoucher,
};

const holding = (state: CartState, cart: Cart, flags: Partial<CartState> = {}): CartState => ({
  ...state,
  cart,
  totalPrice: cartTotal(cart),
  ...flags,
});

/** A removal that takes nothing, as of a mandatory line, leaves the one before to be undone. */
function withoutLine(state: CartState, key: string): CartState {
  const cart = removeItem(state.cart, key);
  if (cart === state.cart) return state;
  return holding(state, cart, { removing: true, removed: takenFrom(state.cart, cart) });
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemsAdded: (state, { payload }: PayloadAction<CartItem[]>) =>
      holding(state, addItems(state.cart, payload), { adding: true, restoration: 'whole' }),
    quantityChanged: (state, { payload }: PayloadAction<{ key: string; count: number }>) =>
      holding(state, changeCount(state.cart, payload.key, payload.count)),
    itemRemoved: (state, { payload }: PayloadAction<{ key: string }>) => withoutLine(state, payload.key),
    /** Puts back what the last removal took, as far as its place is free. */
    removalUndone: (state) =>
      holding(state, putBack(state.cart, state.removed ?? {}), { adding: true, removed: null }),
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
    cartRestored: (state, { payload }: PayloadAction<Cart>) => holding(state, payload),
    cartExpired: (state) => holding(state, {}, { restoration: 'expired' }),
    cartDamaged(state) {
      state.restoration = 'damaged';
    },
    cartStored(state) {
      state.adding = false;
      state.removing = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPaid, (state) => holding(state, {}, { removing: true, removed: null }))
      .addCase(validateVoucher.start, (state) => {
        state.voucher = { ...noVoucher, isLoading: true };
      })
      .addCase(validateVoucher.fail, (state, { payload }) => {
        state.voucher = { ...noVoucher, error: payload };
      })
      .addCase(validateVoucher.success, (state, { payload }) => {
        const alreadyRedeemed = payload.every(({ voucherCode }) => isRedeemed(state.cart, voucherCode));
        state.voucher = { ...noVoucher, alreadyRedeemed };
      })
      .addCase(validateVoucher.reset, (state) => {
        state.voucher = noVoucher;
      });
  },
  selectors: {
    selectCart: ({ cart }) => cart,
    selectTotal: ({ totalPrice }) => totalPrice,
    selectVoucher: ({ voucher }) => voucher,
    selectRestoration: ({ restoration }) => restoration,
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
  cartRestored,
  cartExpired,
  cartDamaged,
  cartStored,
} = cartSlice.actions;
