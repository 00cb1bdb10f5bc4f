import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderPaid } from '@/api/orderEvents';
import { fetchShowDetail, type ShowReference } from '@/api/shows';
import type { Cents, Product, ShowDetail, VoucherItem } from '@/domain/entities';
import {
  offeredProducts,
  presetSelection,
  selectionTotal,
  withCount,
  withPackage,
  type Selection,
} from '@/domain/selection';
import { followRequest, idle, type RequestStatus } from '@/request/requestStatus';

type ShowState = RequestStatus & {
  show: ShowDetail | null;
  selItems: Selection;
  totPrice: Cents;
  voucherItems: VoucherItem[];
  /** Whether the mandatory products of this show were preset. */
  showProductSet: boolean;
  /** The known show is out of date: the next opening reads it again. */
  forceReload: boolean;
};

const initialState: ShowState = {
  ...idle,
  show: null,
  selItems: {},
  totPrice: 0,
  voucherItems: [],
  showProductSet: false,
  forceReload: false,
};

function select(state: ShowState, selItems: Selection) {
  if (!state.show) return;
  state.selItems = selItems;
  state.totPrice = selectionTotal(state.show, selItems);
}

function preset(state: ShowState) {
  if (!state.show) return;
  select(state, presetSelection(offeredProducts(state.show)));
  state.showProductSet = true;
}

/** Whether a show is the one an address or a link means. */
export function isShow(show: ShowDetail | null, { showId, showIdentifier }: ShowReference): boolean {
  if (!show) return false;
  return show.showId === showId || (showIdentifier !== undefined && show.urlIdentifier === showIdentifier);
}

export const showSlice = createSlice({
  name: 'show',
  initialState,
  reducers: {
    /** A visitor came to the show with this reference. */
    showOpened: (_state, _action: PayloadAction<ShowReference>) => undefined,
    productCountChanged(state, { payload }: PayloadAction<{ product: Product; count: number }>) {
      select(state, withCount(state.selItems, payload.product, payload.count));
    },
    packageChosen(state, { payload }: PayloadAction<Product[]>) {
      select(state, withPackage(state.selItems, payload));
    },
    /** The selection went into the cart; the next one starts afresh. */
    selectionTaken: preset,
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchShowDetail, (state, show) => {
      state.show = show;
      state.forceReload = false;
      preset(state);
    }).addCase(orderPaid, (state) => {
      state.forceReload = true;
    });
  },
  selectors: {
    selectShowState: (state) => state,
    selectMustFetch: (state, reference: ShowReference) => state.forceReload || !isShow(state.show, reference),
  },
});

export const { showOpened, productCountChanged, packageChosen, selectionTaken } = showSlice.actions;
