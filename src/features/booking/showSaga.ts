import { select, takeEvery } from 'typed-redux-saga';
import { kindOf } from '@/domain/cards';
import { offeredProducts } from '@/domain/offeredProducts';
import { isPreset } from '@/domain/selection';
import { packageChosen, productCountChanged, showSlice } from './showSlice';
import { keepStallDraft, readStallDraft } from './stallDraft';
import type { StoreModule } from '@/shared/request/storeModule';

/** Keeps what was chosen at a flea market. A preset that nobody changed is nothing that was entered. */
function* keepChoices() {
  const { show, selItems } = yield* select(showSlice.selectors.selectShowState);
  if (!show || kindOf(show) !== 'flohmarkt') return;
  if (isPreset(offeredProducts(show), selItems) && !readStallDraft()) return;
  keepStallDraft({ showId: show.showId, selection: selItems });
}

export function* showSaga() {
  yield* takeEvery([productCountChanged, packageChosen], keepChoices);
}

export const showModule: StoreModule = { slices: [showSlice], sagas: [showSaga] };
