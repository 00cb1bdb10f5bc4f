import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { orderPaid } from '@/api/orderEvents';
import { validateVoucher } from '@/api/vouchers';
import { voucherKeyLength } from '@/config/limits';
import { addItems, changeCount, entryCount, removeItem } from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { cartTotal } from '@/domain/cartTotals';
import type { Cart, CartItem, Cents, VoucherItem } from '@/domain/entities';
import { idle, type RequestStatus } from '@/request/requestStatus';

type CartState = {
  cart: Cart;
  totalPrice: Cents;
  /** From a change until it is stored. */
  adding: boolean;
  removing: boolean;
  /** The voucher code that is being checked, or why the last one was refused. */
  voucher: RequestStatus;
};

const initialState: CartState = { cart: {}, totalPrice: 0, adding: false, removing: false, voucher: idle };

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
      holding(state, addItems(state.cart, payload), { adding: true }),
    quantityChanged: (state, { payload }: PayloadAction<{ key: string; count: number }>) =>
      holding(state, changeCount(state.cart, payload.key, payload.count)),
    itemRemoved: (state, { payload }: PayloadAction<{ key: string }>) =>
      holding(state, removeItem(state.cart, payload.key), { removing: true }),
    voucherItemsAdded: {
      prepare: (vouchers: VoucherItem[]) => ({
        payload: vouchers.map((voucher) => itemForVoucher(voucher, nanoid(voucherKeyLength))),
      }),
      reducer(state, { payload }: PayloadAction<CartItem[]>) {
        const redeemed = new Set(Object.values(state.cart).map(({ voucherCode }) => voucherCode));
        const fresh = payload.filter(({ voucherCode }) => !redeemed.has(voucherCode));
        return holding(state, addItems(state.cart, fresh), { adding: true });
      },
    },
    /** The cart as a store or another tab holds it. */
    cartRestored: (state, { payload }: PayloadAction<Cart>) => holding(state, payload),
    cartStored(state) {
      state.adding = false;
      state.removing = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPaid, (state) => holding(state, {}, { removing: true }))
      .addCase(validateVoucher.start, (state) => {
        state.voucher = { isLoading: true, error: null };
      })
      .addCase(validateVoucher.fail, (state, { payload }) => {
        state.voucher = { isLoading: false, error: payload };
      })
      .addMatcher(isAnyOf(validateVoucher.success, validateVoucher.reset), (state) => {
        state.voucher = idle;
      });
  },
  selectors: {
    selectCart: ({ cart }) => cart,
    selectTotal: ({ totalPrice }) => totalPrice,
    selectVoucher: ({ voucher }) => voucher,
    selectEntryCount: ({ cart }) => entryCount(cart),
  },
});

export const { itemsAdded, quantityChanged, itemRemoved, voucherItemsAdded, cartRestored, cartStored } =
  cartSlice.actions;
