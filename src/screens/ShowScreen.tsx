import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { fetchShowDetail } from '@/api/shows';
import { paths } from '@/config/paths';
import { itemsForShow } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import { offeredProducts } from '@/domain/selection';
import { showName, showPicture } from '@/domain/showNames';
import { itemsAdded } from '@/features/cart/cartSlice';
import { BuyBar } from '@/features/show/BuyBar';
import { PackageChoices } from '@/features/show/PackageChoices';
import { ProductChoices } from '@/features/show/ProductChoices';
import { ShowFacts } from '@/features/show/ShowFacts';
import { showReference } from '@/features/show/showReference';
import { isShow, selectionTaken, showOpened, showSlice } from '@/features/show/showSlice';
import { errorText } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { showTexts } from '@/texts/show';
import { Failure } from '@/ui/Failure';
import { Loading } from '@/ui/Loading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Picture } from '@/ui/Picture';

/** One show of a film or an event, and what can be bought for it. */
export function ShowScreen() {
  const dispatch = useDispatch();
  const { idOrIdentifier = '' } = useParams();
  const { show, selItems, totPrice, error } = useSelector(showSlice.selectors.selectShowState);
  const open = () => dispatch(showOpened(showReference(idOrIdentifier)));
  useEffect(() => {
    dispatch(showOpened(showReference(idOrIdentifier)));
    return () => {
      dispatch(fetchShowDetail.reset());
    };
  }, [dispatch, idOrIdentifier]);

  if (error?.kind === 'notFound') return <Navigate to={paths.showNotFound.to()} replace />;
  if (error) {
    const retry = { label: screenTexts.retry, onRetry: open };
    return <Failure title={showTexts.failedTitle} text={errorText(error)} retry={retry} />;
  }
  if (!show || !isShow(show, showReference(idOrIdentifier))) {
    return (
      <Loading
        label={showTexts.loading}
        texts={screenTexts}
        onRetry={open}
        onCancel={() => dispatch(fetchShowDetail.cancel())}
      />
    );
  }

  const name = showName(show);
  const when = dayAndTime(show);
  function add() {
    if (!show) return;
    dispatch(itemsAdded(itemsForShow(show, selItems)));
    dispatch(selectionTaken());
  }
  return (
    <article className="detail">
      <PageMeta title={`${name}, ${when}`} description={showTexts.description(name, when)} />
      <Picture path={showPicture(show)} alt="" shape={show.movie ? 'poster' : 'wide'} eager />
      <div>
        <PageHeading>{name}</PageHeading>
        <p className="detail-when">{when}</p>
        {show.location && <p>{`${showTexts.where}: ${show.location}`}</p>}
        <ShowFacts show={show} />
        <PackageChoices packages={show.productPackages} />
        <ProductChoices products={offeredProducts(show)} selection={selItems} />
        <BuyBar key={show.showId} show={show} total={totPrice} onAdd={add} />
      </div>
    </article>
  );
}
