import { Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { takesPlace, unavailability } from '@/domain/availability';
import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { showPath } from '@/domain/links';
import { sharedPicture } from '@/domain/sharedPicture';
import { ShareAndCalendar } from './ShareAndCalendar';
import { FilmHeart } from '@/features/account/FilmHeart';
import { useKnownAsOf } from '@/features/catalogue/useKnownShows';
import { AsOf } from '@/features/connection/AsOf';
import { ShowsData } from '@/features/catalogue/ShowsData';
import { Reminder } from '@/features/catalogue/Reminder';
import { reminderOpened } from '@/features/catalogue/upcomingMoviesSlice';
import type { ShowRead } from '@/features/booking/useShow';
import { detailTexts } from '@/features/catalogue/texts';
import { showHead } from './sharedHead';
import { Completion } from '@/shared/ui/Completion';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { Picture } from '@/shared/ui/Picture';
import { useNow } from '@/shared/ui/useNow';
import { EveningSlot } from './EveningSlot';
import { Glance } from './Glance';
import { ShowDetailsView } from './ShowDetailsView';
import { DescriptionSkeleton } from './ShowFactsView';
import { ShowNeeds } from './ShowNeeds';
import { ShowNextDates } from './ShowNextDates';
import { ShowShop } from './ShowShop';
import { Description } from './Description';

type Props = {
  show: Show;
  /** The show's own response. Without its detail the page shows the data of a list and sells nothing. */
  read: ShowRead;
};

export function ShowDetails({ show, read }: Props) {
  const dispatch = useDispatch();
  const { detail, error } = read;
  // A page that is rendered before the response needs a skeleton for a late description.
  const [hasSkeleton] = useState(detail === undefined);
  const reason = unavailability(show, useNow());
  const listedAsOf = useKnownAsOf(({ showId }) => showId === show.showId);
  const isComplete = detail !== undefined;
  const isLoading = !isComplete && error === null;
  const { loading, loaded, failedTitle } = detailTexts;
  const nextDates = <ShowNextDates show={show} isBookable={!reason} />;
  const needs = takesPlace(reason) && (reason !== undefined || !isLoading) && <ShowNeeds show={show} />;
  return (
    <>
      <PageMeta {...showHead(show)} canonical={detail && showPath(detail)} picture={sharedPicture(show)} />
      <ShowDetailsView
        show={show}
        reason={reason}
        isLoading={isLoading}
        Picture={Picture}
        Heading={PageHeading}
        Description={hasSkeleton ? LateDescription : Description}
        onRemind={(movieId) => dispatch(reminderOpened(movieId))}
        heart={show.movie && <FilmHeart movie={show.movie} hasText />}
        glance={
          <>
            <Glance
              movie={show.movie}
              market={kindOf(show) === 'kino' ? undefined : show}
              isEndLate={hasSkeleton}
            />
            {takesPlace(reason) && <EveningSlot show={show} isEndLate={hasSkeleton} />}
          </>
        }
        share={<ShareAndCalendar show={show} isComplete={isComplete} />}
        nextDates={nextDates}
        completion={
          <>
            <AsOf moment={isComplete ? undefined : listedAsOf} />
            <Completion
              read={read}
              texts={{ loading, loaded: reason ? undefined : loaded, failedTitle }}
              isComplete={isComplete}
            />
          </>
        }
        choices={detail && <ShowShop show={detail} />}
        needs={needs}
      />
      {reason && needs}
      {!reason && !isLoading && nextDates}
      <Reminder shows={[show]} />
      <ShowsData shows={[show]} />
    </>
  );
}

function LateDescription({ html }: { html: string }) {
  return (
    <Suspense fallback={<DescriptionSkeleton />}>
      <Description html={html} />
    </Suspense>
  );
}
