import type { Unavailability } from '@/domain/availability';
import type { Show } from '@/domain/entities';
import { moviePath } from '@/domain/links';
import { detailTexts } from '@/features/catalogue/detailTexts';
import { showTexts } from '@/features/catalogue/showTexts';
import { LinkButton } from '@/shared/ui/LinkButton';

/** Why a show cannot be bought. A film without a date links to its own page, which has the reminder. */
export function NotOnSale({ show, reason }: { show: Show; reason: Unavailability }) {
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
