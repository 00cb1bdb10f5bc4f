import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { matchPath, Navigate, useLocation, useParams } from 'react-router-dom';
import { fetchShowDetail } from '@/api/shows';
import { paths } from '@/config/paths';
import { expectDescription } from '@/features/show/ShowFacts';
import { showReference } from '@/features/show/showReference';
import { isShow, showOpened, showSlice } from '@/features/show/showSlice';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { showTexts } from '@/texts/show';
import { Failure } from '@/ui/Failure';
import { Loading } from '@/ui/Loading';
import { useOpened } from '@/ui/useOpened';
import { ShowPage } from './ShowPage';
import { useKnownShows } from './useKnownShows';
import '@/styles/detail.scss';

/** One show of a film or an event: at once what the lists know of it, then what can be bought for it. */
export function ShowScreen() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { idOrIdentifier = '' } = useParams();
  const known = useSelector(showSlice.selectors.selectShowState);
  const reference = showReference(idOrIdentifier);
  const read = known.show && isShow(known, reference) ? known.show : undefined;
  const isOutdated = known.forceReload && (known.isLoading || known.error !== null);
  const listed = useKnownShows().find((show) => isShow({ show, reference: {} }, reference));
  const { error } = known;
  const open = () => {
    if (!matchPath(paths.show.pattern, pathname)) expectDescription();
    dispatch(showOpened(reference));
  };
  const cancel = () => dispatch(fetchShowDetail.cancel());
  useOpened(idOrIdentifier, open, () => dispatch(fetchShowDetail.reset()));

  if (error?.kind === 'notFound') {
    return <Navigate to={paths.showNotFound.to()} state={{ missing: reference }} replace />;
  }
  const loading = (
    <Loading
      title={showTexts.title}
      label={showTexts.loading}
      texts={screenTexts}
      onRetry={open}
      onCancel={cancel}
    />
  );
  const show = read ?? listed;
  if (show) {
    const detail = isOutdated ? undefined : read;
    return (
      // Each show has a boundary of its own: what stands there must not wait under the address of another.
      <Suspense key={show.showId} fallback={loading}>
        <ShowPage show={show} detail={detail} error={error} onRetry={open} onCancel={cancel} />
      </Suspense>
    );
  }
  if (error) {
    const retry = { label: screenTexts.retry, onRetry: open };
    const failure = failureTitle(error, showTexts.failedTitle);
    return <Failure title={failure} text={errorText(error)} retry={retry} />;
  }
  return loading;
}
