import { useDispatch } from 'react-redux';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import type { Show, ShowDetail } from '@/domain/entities';
import { referenceOf } from '@/domain/reference';
import { showOpened } from '@/features/booking/showSlice';
import { useShow } from '@/features/booking/useShow';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { usePageMarket } from './pageMarket';
import type { ReadStatus } from './ReadState';

/**
 * A market with prices, from its list or from its own request. It requests nothing if the calculator has a
 * market, because that one does.
 */
export function usePricedShow(show: Show): ReadStatus<ShowDetail> {
  const dispatch = useDispatch();
  const market = usePageMarket();
  const { showId } = show;
  const reference = referenceOf(show);
  const { detail, error } = useShow(reference);
  const isListed = show.products.length > 0;
  const read = () => dispatch(showOpened(reference));
  useRouteLifecycle(
    isListed ? '' : String(showId),
    () => {
      if (isListed || market.chosen()) return;
      market.setTableRequest(showId);
      read();
    },
    () => {
      if (isListed || market.chosen()) return;
      market.setTableRequest(undefined);
      dispatch(fetchShowDetail.reset());
    },
  );
  return {
    answer: isListed ? { ...show, productPackages: [] } : detail,
    error,
    retry: read,
    cancel: () => dispatch(fetchShowDetail.cancel()),
  };
}
