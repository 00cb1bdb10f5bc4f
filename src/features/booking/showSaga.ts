import { select, takeEvery } from 'typed-redux-saga';
import { kindOf } from '@/domain/cards';
import { offeredProducts } from '@/domain/offeredProducts';
import { isPreset } from '@/domain/selection';
import { choiceRestored, countChanged, packageChosen, productCountChanged, showSlice } from './showSlice';
import { keepStallDraft, readStallDraft } from './stallDraft';
import type { StoreModule } from '@/shared/request/storeModule';

/** Keeps what was chosen at a flea market. A preset that nobody changed is nothing that was entered. */
function* keepChoices() {
  const { show, count, selItems } = yield* select(showSlice.selectors.selectShowState);
  if (!show || kindOf(show) !== 'flohmarkt') return;
  const choice = { count, selection: selItems };
  if (isPreset(offeredProducts(show), choice) && !readStallDraft()) return;
  keepStallDraft({ showId: show.showId, ...choice });
}

export function* showSaga() {
  yield* takeEvery([productCountChanged, countChanged, packageChosen, choiceRestored], keepChoices);
}

export const showModule: StoreModule = { slices: [showSlice], sagas: [showSaga] };
