import { delay, put, select, takeLatest } from 'typed-redux-saga';
import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import { discountPause } from '@/shared/config/constants';
import {
  choicesLeft,
  discountsWanted,
  packageChosen,
  productCountChanged,
  selectionTaken,
  showSlice,
} from './showSlice';

const occasions = [
  fetchShowDetail.success,
  productCountChanged,
  packageChosen,
  selectionTaken,
  discountsWanted,
  choicesLeft,
];

/** Requests the discounts of a changed selection (requirements, "Money and cart") while the choices are visible. */
export function* discountSaga() {
  yield* takeLatest(occasions, function* () {
    yield* put(fetchDiscountProducts.reset());
    const question = yield* select(showSlice.selectors.selectOpenQuestion);
    if (!question) return;
    yield* delay(discountPause);
    yield* put(fetchDiscountProducts.start(question));
  });
}
