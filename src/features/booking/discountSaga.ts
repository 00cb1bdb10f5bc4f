import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import { discountPause } from '@/shared/config/constants';
import { recheck } from '@/shared/request/recheck';
import { showSlice } from './showSlice';

/** Requests the discounts of a changed selection while the choices are shown (requirements, "Money and cart"). */
export const discountSaga = recheck({
  request: fetchDiscountProducts,
  selectQuery: showSlice.selectors.selectOpenQuestion,
  pauseMs: discountPause,
});
