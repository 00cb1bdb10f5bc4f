import type { ComponentType, ReactNode } from 'react';
import type { Unavailability } from '@/domain/availability';
import { ownerFacts } from '@/shop/ownerFacts';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { moviePath } from '@/domain/links';
import { showName, showPicture } from '@/domain/showNames';
import { detailTexts, showTexts } from '@/features/catalogue/texts';
import { placeText } from '@/domain/venues';
import type { PictureProps } from '@/shared/ui/PictureView';
import { ChoicesSkeleton } from '@/shared/ui/SkeletonBlocks';
import { RemindButton } from './RemindButton';
import { ShowFactsView } from './ShowFactsView';

type Props = {
  show: Show;
  /** Why the show cannot be bought. */
  reason: Unavailability | undefined;
  /** Whether the show's own response is awaited; without it nothing can be bought. */
  isLoading: boolean;
  Picture: (props: PictureProps) => ReactNode;
  Heading: (props: { children: ReactNode }) => ReactNode;
  Description: ComponentType<{ html: string }>;
  /** Opens the reminder of a sold-out film. */
  onRemind: (movieId: number) => void;
  heart: ReactNode;
  /** Below the texts, because the app adds it to what is prehydrated. */
  glance?: ReactNode;
  share?: ReactNode;
  /** Other dates, beside a show that cannot be bought. */
  nextDates?: ReactNode;
  /** The status of the show's own response. */
  completion: ReactNode;
  choices?: ReactNode;
  /** What visitors need, below the facts of a show that can be bought. */
  needs?: ReactNode;
};

export function ShowDetailsView({ show, reason, isLoading, Picture, Heading, Description, ...slots }: Props) {
  const name = showName(show);
  const place = placeText(show, ownerFacts);
  return (
    <article className={reason ? 'detail' : 'detail detail-shop'}>
      <div className={show.movie ? 'detail-facts' : 'detail-facts detail-market'}>
        <Picture
          path={showPicture(show)}
          alt=""
          name={name}
          shape={show.movie ? 'poster' : 'wide'}
          eager
          isMain
        />
        <div className="detail-head">
          <Heading>{name}</Heading>
          <p className="detail-when">{dayAndTime(show)}</p>
          {place && <p>{`${showTexts.where}: ${place}`}</p>}
          {reason && <NotOnSale show={show} reason={reason} onRemind={slots.onRemind} />}
          {slots.heart}
        </div>
        <div className="detail-text">
          {reason && slots.nextDates}
          <ShowFactsView show={show} Description={Description} />
          {slots.glance}
          {slots.share}
        </div>
      </div>
      <div className="detail-choices">
        {slots.completion}
        {isLoading && !reason && <ChoicesSkeleton />}
        {!reason && slots.choices}
      </div>
      {!reason && slots.needs}
    </article>
  );
}

type NotOnSaleProps = Pick<Props, 'show' | 'onRemind'> & { reason: Unavailability };

/** Why a show cannot be bought. A film without a date links to its own page, which has the reminder. */
function NotOnSale({ show, reason, onRemind }: NotOnSaleProps) {
  const toMovie = reason === 'unscheduled' && show.movie && moviePath(show);
  return (
    <>
      <p className="detail-reason">{showTexts.unavailable[reason]}</p>
      {toMovie && (
        <a href={toMovie} className="btn btn-outline-primary">
          {detailTexts.toMovie}
        </a>
      )}
      {reason === 'soldOut' && show.movie && <RemindButton movie={show.movie} onRemind={onRemind} />}
    </>
  );
}
