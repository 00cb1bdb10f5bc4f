import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { orderPaid } from '@/features/cart/cartSlice';
import { fetchDiscountProducts, fetchShowDetail } from '@/features/catalogue/detailApi';
import {
  discountQuery,
  discountsTotal,
  earnedDiscounts,
  type DiscountQuery,
  type EarnedDiscount,
} from '@/domain/discounts';
import type { Product, ShowDetail, VoucherItem } from '@/domain/entities';
import { isShow, type Reference } from '@/domain/reference';
import type { Cents } from '@/shared/text/money';
import { offeredProducts } from '@/domain/offeredProducts';
import { presetSelection, selectionTotal, withCount, withPackage, type Selection } from '@/domain/selection';
import { selectionAt } from '@/domain/selectionAt';
import type { RequestError } from '@/shared/request/errors';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type Discount = {
  /** The discount query of `selItems`; `undefined` if nothing can earn a discount. */
  query: DiscountQuery | undefined;
  status: 'none' | 'checking' | 'checked' | 'failed' | 'givenUp';
  /** Of the last failure. */
  error: RequestError | null;
  /** The response to exactly this query. */
  products: EarnedDiscount[];
};

const noDiscount: Discount = { query: undefined, status: 'none', error: null, products: [] };

type ShowState = RequestStatus & {
  show: ShowDetail | null;
  /** The requested reference of `show`, whose own identifier may differ. */
  reference: Reference;
  selItems: Selection;
  /** Including discounts. */
  totPrice: Cents;
  discount: Discount;
  voucherItems: VoucherItem[];
  showProductSet: boolean;
  /** Whether the loaded show is outdated and must be fetched again. */
  forceReload: boolean;
};

const initialState: ShowState = {
  ...idle,
  show: null,
  reference: {},
  selItems: {},
  totPrice: 0,
  discount: noDiscount,
  voucherItems: [],
  showProductSet: false,
  forceReload: false,
};

function addUp(state: ShowState) {
  if (!state.show) return;
  state.totPrice = selectionTotal(state.show, state.selItems) + discountsTotal(state.discount.products);
}

const isSameQuery = (one: DiscountQuery | undefined, other: DiscountQuery | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

function select(state: ShowState, selItems: Selection) {
  if (!state.show) return;
  const query = discountQuery(state.show, selItems);
  if (!isSameQuery(query, state.discount.query)) {
    state.discount = query ? { ...noDiscount, query, status: 'checking' } : noDiscount;
  }
  state.selItems = selItems;
  addUp(state);
}

function preset(state: ShowState) {
  if (!state.show) return;
  select(state, presetSelection(offeredProducts(state.show)));
  state.showProductSet = true;
}

export const showSlice = createSlice({
  name: 'show',
  initialState,
  reducers: {
    productCountChanged(state, { payload }: PayloadAction<{ product: Product; count: number }>) {
      select(state, withCount(state.selItems, payload.product, payload.count));
    },
    packageChosen(state, { payload }: PayloadAction<Product[]>) {
      select(state, withPackage(state.selItems, payload));
    },
    /** The selection was added to the cart and is reset. */
    selectionTaken: preset,
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchShowDetail, (state, show, reference) => {
      const isSame = state.show?.showId === show.showId && !state.forceReload;
      state.show = show;
      state.reference = reference;
      state.forceReload = false;
      // What the visitor has chosen stays when the show is read again.
      if (isSame) select(state, selectionAt(show, state.selItems));
      else {
        state.discount = noDiscount;
        preset(state);
      }
    })
      .addCase(orderPaid, (state) => {
        state.forceReload = true;
      })
      .addCase(fetchDiscountProducts.success, (state, { payload, meta }) => {
        if (!state.show || !isSameQuery(meta.arg, state.discount.query)) return;
        state.discount.status = 'checked';
        state.discount.products = earnedDiscounts(payload, state.show, state.selItems);
        addUp(state);
      })
      .addCase(fetchDiscountProducts.fail, ({ discount }, { payload, meta }) => {
        if (!isSameQuery(meta.arg, discount.query)) return;
        discount.status = payload.kind === 'cancelled' ? 'givenUp' : 'failed';
        discount.error = payload;
      })
      .addMatcher(
        isAnyOf(fetchDiscountProducts.subscribe, fetchDiscountProducts.start),
        ({ discount }, { meta }) => {
          if (isSameQuery(meta.arg, discount.query) && discount.status !== 'checked')
            discount.status = 'checking';
        },
      );
  },
  selectors: {
    selectShowState: (state) => state,
    selectDiscount: ({ discount }) => discount,
    selectEarned: ({ discount }) => (discount.status === 'checked' ? discount.products : undefined),
    selectShow: ({ show, reference }, wanted: Reference) =>
      isShow(show, wanted, reference) ? show : undefined,
  },
});

export const { productCountChanged, packageChosen, selectionTaken } = showSlice.actions;
