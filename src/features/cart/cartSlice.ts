import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { orderPaid } from '@/api/orderEvents';
import { validateVoucher } from '@/api/vouchers';
import { voucherKeyLength } from '@/config/limits';
import { addItems, changeCount, entryCount, removeItem } from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { cartTotal } from '@/domain/cartTotals';
import type { Cart, CartItem, Cents, VoucherItem } from '@/domain/entities';
import { idle, type RequestStatus } from '@/request/requestStatus';
import { isRedeemed } from './voucherCodes';

type CartState = {
  cart: Cart;
  totalPrice: Cents;
  /** From a change until it is stored. */
  adding: boolean;
  removing: boolean;
  /** The stored cart was emptied, because a show in it is over. */
  expired: boolean;
  /** The voucher code that is being checked, or why the last one added nothing. */
  voucher: RequestStatus & { alreadyRedeemed: boolean };
};

const noVoucher = { ...idle, alreadyRedeemed: false };

const initialState: CartState = {
  cart: {},
  totalPrice: 0,
  adding: false,
  removing: false,
  expired: false,
  voucher: noVoucher,
};

const holding = (state: CartState, cart: Cart, flags: Partial<CartState> = {}): CartState => ({
  ...state,
  cart,
  totalPrice: cartTotal(cart),
  ...flags,
});

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemsAdded: (state, { payload }: PayloadAction<CartItem[]>) =>
      holding(state, addItems(state.cart, payload), { adding: true, expired: false }),
    quantityChanged: (state, { payload }: PayloadAction<{ key: string; count: number }>) =>
      holding(state, changeCount(state.cart, payload.key, payload.count)),
    itemRemoved: (state, { payload }: PayloadAction<{ key: string }>) =>
      holding(state, removeItem(state.cart, payload.key), { removing: true }),
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
    cartExpired: (state) => holding(state, {}, { expired: true }),
    cartStored(state) {
      state.adding = false;
      state.removing = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPaid, (state) => holding(state, {}, { removing: true }))
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
    selectExpired: ({ expired }) => expired,
    selectEntryCount: ({ cart }) => entryCount(cart),
  },
});

export const {
  itemsAdded,
  quantityChanged,
  itemRemoved,
  voucherItemsAdded,
  cartRestored,
  cartExpired,
  cartStored,
} = cartSlice.actions;
