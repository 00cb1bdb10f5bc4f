import { cartSlice } from '@/features/cart/cartSlice';
import { priceCheckQuery, type PriceCheckQuery } from '@/domain/priceChanges';
import type { Cart } from '@/domain/entities';
import { recheck } from '@/shared/request/recheck';
import { orderSlice } from './orderSlice';
import { checkPrices } from './priceCheckApi';

const { selectCart } = cartSlice.selectors;
const { selectPriceQuery } = orderSlice.selectors;

let last: { cart: Cart; query: PriceCheckQuery } | undefined;

function queryOf(cart: Cart): PriceCheckQuery {
  if (last?.cart !== cart) last = { cart, query: priceCheckQuery(cart) };
  return last.query;
}

type Root = Parameters<typeof selectCart>[0] & Parameters<typeof selectPriceQuery>[0];

/** Checks the prices of the cart while the checkout is shown: when its shows change, and after a refusal. */
export const priceCheckSaga = recheck({
  request: checkPrices,
  selectQuery: (root: Root) => selectPriceQuery(root, queryOf(selectCart(root))),
  pauseMs: 0,
});
