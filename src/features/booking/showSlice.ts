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
import { acceptedQuantity } from '@/domain/quantity';
import {
  choiceTotal,
  plainChoice,
  withCount,
  withPackage,
  type Choice,
  type Selection,
} from '@/domain/selection';
import { choiceAt } from '@/domain/selectionAt';
import type { RequestError } from '@/shared/request/errors';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type Discount = {
  /** The discount query of `selItems`; `undefined` if nothing can earn a discount. */
  query: DiscountQuery | undefined;
  status: 'none' | 'checking' | 'checked' | 'failed' | 'givenUp';
  /** Of the last failure. */
  error: RequestError | null;
  /** The response to exactly this query. */
  returned: EarnedDiscount[];
  /** What of it the choice earns. */
  products: EarnedDiscount[];
};

const noDiscount: Discount = { query: undefined, status: 'none', error: null, returned: [], products: [] };

type ShowState = RequestStatus & {
  show: ShowDetail | null;
  /** The requested reference of `show`, whose own identifier may differ. */
  reference: Reference;
  /** Of tickets or stalls. */
  count: number;
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
  count: plainChoice.count,
  selItems: plainChoice.selection,
  totPrice: 0,
  discount: noDiscount,
  voucherItems: [],
  showProductSet: false,
  forceReload: false,
};

const choiceIn = ({ count, selItems }: ShowState): Choice => ({ count, selection: selItems });

function addUp(state: ShowState) {
  const { show, discount } = state;
  if (!show) return;
  const choice = choiceIn(state);
  const products = earnedDiscounts(discount.returned, show, choice);
  state.discount = { ...discount, products };
  state.totPrice = choiceTotal(show, choice) + discountsTotal(products);
}

const isSameQuery = (one: DiscountQuery | undefined, other: DiscountQuery | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

function choose(state: ShowState, changed: Partial<Choice>) {
  if (!state.show) return;
  const { count, selection } = { ...choiceIn(state), ...changed };
  const query = discountQuery(state.show, selection);
  if (!isSameQuery(query, state.discount.query)) {
    state.discount = query ? { ...noDiscount, query, status: 'checking' } : noDiscount;
  }
  state.count = count;
  state.selItems = selection;
  addUp(state);
}

function preset(state: ShowState) {
  if (!state.show) return;
  choose(state, choiceAt(state.show, plainChoice));
  state.showProductSet = true;
}

export const showSlice = createSlice({
  name: 'show',
  initialState,
  reducers: {
    productCountChanged(state, { payload }: PayloadAction<{ product: Product; count: number }>) {
      choose(state, { selection: withCount(state.selItems, payload.product, payload.count) });
    },
    /** Of tickets or stalls: whole numbers from 1, above 600 become 600, others are refused. */
    countChanged(state, { payload }: PayloadAction<number>) {
      choose(state, { count: acceptedQuantity(payload, { mandatory: true }) ?? state.count });
    },
    packageChosen(state, { payload }: PayloadAction<Product[]>) {
      choose(state, { selection: withPackage(state.selItems, payload) });
    },
    /** What was chosen before, maybe of another show, is chosen again as far as it is offered. */
    choiceRestored(state, { payload }: PayloadAction<Choice>) {
      if (state.show) choose(state, choiceAt(state.show, payload));
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
      if (isSame) choose(state, choiceAt(show, choiceIn(state)));
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
        state.discount.returned = payload;
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

export const { productCountChanged, countChanged, packageChosen, choiceRestored, selectionTaken } =
  showSlice.actions;
