import { Suspense, useEffect } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { listPath } from '@/domain/links';
import { listedShow, parseReference } from '@/domain/reference';
import { useShow } from '@/features/booking/useShow';
import { isGone } from '@/shared/request/errors';
import { listLink, showTexts } from '@/features/catalogue/texts';
import { useDeferredRender } from '@/shared/ui/useDeferredRender';
import { ReadFailure } from '@/features/connection/ReadPage';
import { LinkButton } from '@/shared/ui/LinkButton';
import { DetailSkeleton } from './DetailSkeleton';
import { useKnownShows } from '@/features/catalogue/useKnownShows';
import { preloadDescription } from './Description';
import { ShowDetails } from './ShowDetails';

type Props = {
  /** The id or identifier in the address. */
  idOrIdentifier: string;
};

const eventTypes = ['flohmarkt', 'automarkt', 'publicevent'] as const;

/** The lists where the show of an address may be. */
function listsOf(pathname: string) {
  const kind = eventTypes.find((type) => pathname.startsWith(`${listPath(type)}/`));
  return kind ? [listLink(kind)] : [listLink('kino'), listLink('flohmarkt')];
}

/** A show: first the data of lists, then its own response. */
export function ShowLoader({ idOrIdentifier }: Props) {
  const { pathname } = useLocation();
  const reference = parseReference(idOrIdentifier);
  const read = useShow(reference);
  const { error, retry: open, cancel } = read;
  const known = useKnownShows();
  const isMarket = !matchPath(paths.show.pattern, pathname);
  useEffect(() => {
    if (isMarket) preloadDescription();
  }, [isMarket]);

  const loading = (
    <DetailSkeleton
      title={showTexts.title}
      label={showTexts.loading}
      isShop
      isMarket={isMarket}
      onRetry={open}
      onCancel={cancel}
    />
  );
  const show = read.data ?? listedShow(known(), reference);
  // Replacing the skeleton is a deferred render, so that input is handled in between.
  const isThere = useDeferredRender(show !== undefined);
  if (error && isGone(error)) {
    return <Navigate to={paths.showNotFound.to()} state={{ missing: reference, from: pathname }} replace />;
  }
  const isShown = show !== undefined && isThere;
  if (error && !isShown) {
    return (
      <ReadFailure error={error} retry={open} title={showTexts.failedTitle} crumb={showTexts.title}>
        {listsOf(pathname).map(({ to, label }) => (
          <LinkButton key={to} to={to} variant="outline-primary">
            {label}
          </LinkButton>
        ))}
      </ReadFailure>
    );
  }
  return (
    // A boundary per address: content must not suspend under the fallback of another show. The skeleton is inside, so
    // that prehydrated HTML stays until the whole page can render.
    <Suspense key={idOrIdentifier} fallback={loading}>
      {isShown ? <ShowDetails key={`${show.showId} ${show.announced}`} show={show} read={read} /> : loading}
    </Suspense>
  );
}
