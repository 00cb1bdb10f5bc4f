import type { ShowDetail } from '@/domain/entities';
import { offeredProducts } from '@/domain/offeredProducts';
import { presetSelection, type Selection } from '@/domain/selection';

/** The part of a selection (maybe of another show) that this show offers, plus its mandatory products. */
export function selectionAt(show: ShowDetail, selection: Selection): Selection {
  const offered = offeredProducts(show);
  const chosen = offered.flatMap(({ purchaseProductId }) => {
    const count = selection[purchaseProductId];
    return count ? [[purchaseProductId, count]] : [];
  });
  return { ...presetSelection(offered), ...Object.fromEntries(chosen) };
}
