import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { fetchShowDetail } from '@/api/shows';
import { paths } from '@/config/paths';
import { unavailability } from '@/domain/availability';
import { itemsForShow } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import type { ShowDetail } from '@/domain/entities';
import { showName, showPicture } from '@/domain/showNames';
import { itemsAdded } from '@/features/cart/cartSlice';
import { BuyBar } from '@/features/show/BuyBar';
import { NotOnSale } from '@/features/show/NotOnSale';
import { PackageChoices } from '@/features/show/PackageChoices';
import { ProductChoices } from '@/features/show/ProductChoices';
import { ShowFacts } from '@/features/show/ShowFacts';
import { showReference } from '@/features/show/showReference';
import { isShow, selectionTaken, showOpened, showSlice } from '@/features/show/showSlice';
import { showsSlice } from '@/features/shows/showsSlice';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { showTexts } from '@/texts/show';
import { Failure } from '@/ui/Failure';
import { Loading } from '@/ui/Loading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Picture } from '@/ui/Picture';
import { useOpened } from '@/ui/useOpened';
import '@/styles/detail.scss';

/** One show of a film or an event, and what can be bought for it. */
export function ShowScreen() {
  const dispatch = useDispatch();
  const { idOrIdentifier = '' } = useParams();
  const known = useSelector(showSlice.selectors.selectShowState);
  const { show, error } = known;
  const reference = showReference(idOrIdentifier);
  const listed = useSelector(showsSlice.selectors.selectShows).find((candidate) =>
    isShow({ show: candidate, reference: {} }, reference),
  );
  const title = listed ? showName(listed) : showTexts.title;
  const open = () => dispatch(showOpened(reference));
  useOpened(idOrIdentifier, open, () => dispatch(fetchShowDetail.reset()));

  if (error?.kind === 'notFound') return <Navigate to={paths.showNotFound.to()} replace />;
  if (error) {
    const retry = { label: screenTexts.retry, onRetry: open };
    const failure = failureTitle(error, showTexts.failedTitle);
    return <Failure title={failure} text={errorText(error)} retry={retry} />;
  }
  if (!show || !isShow(known, reference)) {
    const cancel = () => dispatch(fetchShowDetail.cancel());
    return (
      <Loading title={title} label={showTexts.loading} texts={screenTexts} onRetry={open} onCancel={cancel} />
    );
  }
  return (
    <Suspense fallback={<Loading title={title} label={showTexts.loading} texts={screenTexts} />}>
      <Details key={show.showId} show={show} />
    </Suspense>
  );
}

function Details({ show }: { show: ShowDetail }) {
  const dispatch = useDispatch();
  const { selItems, totPrice } = useSelector(showSlice.selectors.selectShowState);
  // A show ends while its page is open at most once an evening: the click looks again.
  const [seenAt, setSeenAt] = useState(() => Date.now());
  const reason = unavailability(show, seenAt);
  const name = showName(show);
  const when = dayAndTime(show);
  function add() {
    const now = Date.now();
    setSeenAt(now);
    if (unavailability(show, now)) return;
    dispatch(itemsAdded(itemsForShow(show, selItems)));
    dispatch(selectionTaken());
  }
  return (
    <article className={reason ? 'detail' : 'detail detail-shop'}>
      <PageMeta title={`${name}, ${when}`} description={showTexts.description(name, when)} />
      <div className="detail-facts">
        <Picture path={showPicture(show)} alt="" name={name} shape={show.movie ? 'poster' : 'wide'} eager />
        <div className="detail-head">
          <PageHeading>{name}</PageHeading>
          <p className="detail-when">{when}</p>
          {reason && <NotOnSale show={show} reason={reason} />}
          {show.location && <p>{`${showTexts.where}: ${show.location}`}</p>}
        </div>
        <div className="detail-text">
          <ShowFacts show={show} />
        </div>
      </div>
      {!reason && (
        <div className="detail-choices">
          <PackageChoices packages={show.productPackages} selection={selItems} />
          <ProductChoices show={show} selection={selItems} />
          <BuyBar show={show} selection={selItems} total={totPrice} onAdd={add} />
        </div>
      )}
    </article>
  );
}
