import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderPaid } from '@/api/orderEvents';
import { fetchShowDetail, type ShowReference } from '@/api/shows';
import type { Cents, Product, Show, ShowDetail, VoucherItem } from '@/domain/entities';
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
  /** What `show` answered; its own identifier may be missing or spelled otherwise. */
  reference: ShowReference;
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
  reference: {},
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

type Known = { show: Show | null; reference: ShowReference };

/** Whether the known show is the one an address or a link means. */
export function isShow({ show, reference }: Known, { showId, showIdentifier }: ShowReference): boolean {
  if (!show) return false;
  if (showId !== undefined) return showId === show.showId || showId === reference.showId;
  return showIdentifier === show.urlIdentifier || showIdentifier === reference.showIdentifier;
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
    followRequest(builder, fetchShowDetail, (state, show, reference) => {
      state.show = show;
      state.reference = reference;
      state.forceReload = false;
      preset(state);
    }).addCase(orderPaid, (state) => {
      state.forceReload = true;
    });
  },
  selectors: {
    selectShowState: (state) => state,
    selectMustFetch: (state, reference: ShowReference) => state.forceReload || !isShow(state, reference),
  },
});

export const { showOpened, productCountChanged, packageChosen, selectionTaken } = showSlice.actions;
