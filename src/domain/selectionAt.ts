import { countPerAdd } from '@/shop/constants';
import { kindOf } from '@/domain/cards';
import type { Show, ShowDetail } from '@/domain/entities';
import { offeredProducts, ownPrice } from '@/domain/offeredProducts';
import { presetSelection, type Choice, type Selection } from '@/domain/selection';

/** Whether a show has its own price beside those of its products: films always have one. */
export function hasOwnPrice(show: Show): boolean {
  return kindOf(show) === 'kino' || ownPrice(show) !== 0;
}

/** The part of a selection (maybe of another show) that this show offers, plus its mandatory products. */
export function selectionAt(show: ShowDetail, selection: Selection): Selection {
  const offered = offeredProducts(show);
  const chosen = offered.flatMap(({ purchaseProductId }) => {
    const count = selection[purchaseProductId];
    return count ? [[purchaseProductId, count]] : [];
  });
  return { ...presetSelection(offered), ...Object.fromEntries(chosen) };
}

/** The part of a choice that this show offers; a market whose spots are its products has no count of its own. */
export function choiceAt(show: ShowDetail, { count, selection }: Choice): Choice {
  return {
    count: hasOwnPrice(show) ? count : countPerAdd,
    selection: selectionAt(show, selection),
  };
}
