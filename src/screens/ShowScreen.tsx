import { Suspense } from 'react';
import { useDispatch } from 'react-redux';
import { matchPath, Navigate, useLocation, useParams } from 'react-router-dom';
import { fetchShowDetail } from '@/api/shows';
import { paths } from '@/config/paths';
import { cartFlow } from '@/features/cart/cartFlow';
import { otherDatesFlow } from '@/features/cart/otherDatesFlow';
import { movieFlow } from '@/features/movie/movieFlow';
import { offersFlow } from '@/features/offers/offersFlow';
import { productFlow } from '@/features/product/productFlow';
import { showFlow } from '@/features/show/showFlow';
import { listedShow } from '@/features/show/listedShow';
import { expectDescription } from '@/features/show/Description';
import { showReference } from '@/features/show/showReference';
import { showOpened } from '@/features/show/showSlice';
import { useShow } from '@/features/show/useShow';
import { isGone } from '@/request/errors';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { showTexts } from '@/texts/show';
import { useMadeInSlices } from '@/ui/Arrival';
import { Failure } from '@/ui/Failure';
import { useOpened } from '@/ui/useOpened';
import { DetailOutline } from './shared/DetailOutline';
import { useKnownShows } from './shared/useKnownShows';
import { ShowPage } from './show/ShowPage';
import '@/styles/detail.scss';

export const flows = [cartFlow, otherDatesFlow, movieFlow, offersFlow, productFlow, showFlow];

/** One show of a film or an event: at once what the lists know of it, then what can be bought for it. */
export function ShowScreen() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { idOrIdentifier = '' } = useParams();
  const reference = showReference(idOrIdentifier);
  const { read, detail, error } = useShow(reference);
  const known = useKnownShows();
  const open = () => {
    if (!matchPath(paths.show.pattern, pathname)) expectDescription();
    dispatch(showOpened(reference));
  };
  const cancel = () => dispatch(fetchShowDetail.cancel());
  useOpened(idOrIdentifier, open, () => dispatch(fetchShowDetail.reset()));

  const loading = (
    <DetailOutline
      title={showTexts.title}
      label={showTexts.loading}
      isShop
      onRetry={open}
      onCancel={cancel}
    />
  );
  const show = read ?? listedShow(known(), reference);
  // What comes in the place of the outline is rendered in slices, so that a press gets in between.
  const isThere = useMadeInSlices(show !== undefined);
  if (error && isGone(error)) {
    return <Navigate to={paths.showNotFound.to()} state={{ missing: reference, from: pathname }} replace />;
  }
  const isShown = show !== undefined && isThere;
  if (error && !isShown) {
    const retry = { label: screenTexts.retry, onRetry: open };
    const failure = failureTitle(error, showTexts.failedTitle);
    return <Failure title={failure} text={errorText(error)} retry={retry} />;
  }
  return (
    // Each address has a boundary of its own: what stands there must not wait under that of another. It holds the outline,
    // too, so that what a script of the head has painted there stays until all of the page can come.
    <Suspense key={idOrIdentifier} fallback={loading}>
      {isShown ? (
        <ShowPage
          key={show.showId}
          show={show}
          detail={detail}
          error={error}
          onRetry={open}
          onCancel={cancel}
        />
      ) : (
        loading
      )}
    </Suspense>
  );
}
