import type { Unavailability } from '@/domain/availability';
import type { Show } from '@/domain/entities';
import { moviePath } from '@/domain/links';
import { cardTexts } from '@/texts/program';
import { showTexts } from '@/texts/show';
import { LinkButton } from '@/ui/LinkButton';

/** Why a show cannot be bought, and for films where the other dates are. */
export function NotOnSale({ show, reason }: { show: Show; reason: Unavailability }) {
  const toMovie = show.movie && moviePath(show);
  return (
    <>
      <p className="detail-reason">{showTexts.unavailable[reason]}</p>
      {toMovie && (
        <LinkButton to={toMovie} variant="outline-primary">
          {show.countFutureShowsForMovie > 0 ? cardTexts.otherDates : cardTexts.movieDetails}
        </LinkButton>
      )}
    </>
  );
}
