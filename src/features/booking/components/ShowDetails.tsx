import { useState } from 'react';
import { unavailability, type Unavailability } from '@/domain/availability';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show, ShowDetail } from '@/domain/entities';
import { moviePath, showPath } from '@/domain/links';
import { showName, showPicture } from '@/domain/showNames';
import { ShowFacts } from './ShowFacts';
import { ShareAndCalendar } from './ShareAndCalendar';
import type { RequestError } from '@/shared/request/errors';
import { FilmHeart } from '@/features/account/FilmHeart';
import { ShowsData } from '@/features/catalogue/ShowsData';
import { detailTexts } from '@/features/catalogue/detailTexts';
import { showTexts } from '@/features/catalogue/showTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { Picture } from '@/shared/ui/Picture';
import { useNow } from '@/shared/ui/useNow';
import { ShowNextDates } from './ShowNextDates';
import { ShowOffer } from './ShowOffer';
import { ShowShop } from './ShowShop';

type Props = {
  show: Show;
  /** The show's own response. Without it the page shows the data of a list and sells nothing. */
  detail: ShowDetail | undefined;
  error: RequestError | null;
  onRetry: () => void;
  onCancel: () => void;
};

export function ShowDetails({ show, detail, error, onRetry, onCancel }: Props) {
  const [hasSkeleton] = useState(detail === undefined);
  const reason = unavailability(show, useNow());
  const name = showName(show);
  const when = dayAndTime(show);
  const isFinished = detail !== undefined || error !== null;
  const nextDates = <ShowNextDates show={show} isBookable={!reason} mayRead={detail !== undefined} />;
  return (
    <>
      <PageMeta
        title={`${name}, ${when}`}
        description={showTexts.description(name, when)}
        canonical={detail && showPath(detail)}
      />
      <article className={reason ? 'detail' : 'detail detail-shop'}>
        <div className="detail-facts">
          <Picture
            path={showPicture(show)}
            alt=""
            name={name}
            shape={show.movie ? 'poster' : 'wide'}
            eager
            isMain
          />
          <div className="detail-head">
            <PageHeading>{name}</PageHeading>
            <p className="detail-when">{when}</p>
            {show.location && <p>{`${showTexts.where}: ${show.location}`}</p>}
            {reason && <NotOnSale show={show} reason={reason} />}
            {show.movie && <FilmHeart movie={show.movie} hasText />}
          </div>
          <div className="detail-text">
            {reason && nextDates}
            <ShowFacts show={show} hasSkeleton={hasSkeleton} />
            <ShareAndCalendar show={show} isComplete={detail !== undefined} />
          </div>
        </div>
        <ShowOffer
          isComplete={detail !== undefined}
          isExpected={!reason}
          error={error}
          onRetry={onRetry}
          onCancel={onCancel}
        >
          {detail && !reason && <ShowShop show={detail} />}
        </ShowOffer>
      </article>
      {!reason && isFinished && nextDates}
      <ShowsData shows={[show]} />
    </>
  );
}

/** Why a show cannot be bought. A film without a date links to its own page, which has the reminder. */
function NotOnSale({ show, reason }: { show: Show; reason: Unavailability }) {
  const toMovie = reason === 'unscheduled' && show.movie && moviePath(show);
  return (
    <>
      <p className="detail-reason">{showTexts.unavailable[reason]}</p>
      {toMovie && (
        <LinkButton to={toMovie} variant="outline-primary">
          {detailTexts.toMovie}
        </LinkButton>
      )}
    </>
  );
}
