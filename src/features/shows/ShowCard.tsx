import { dayAndTime } from '@/domain/dateTexts';
import { isPlaceholderDate } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { scarcity } from '@/domain/cards';
import { showName, showPicture } from '@/domain/showNames';
import { cardTexts, ribbonTexts, scarcityTexts } from '@/texts/program';
import { Picture } from '@/ui/Picture';
import { EventActions } from './EventActions';
import { MovieActions } from './MovieActions';

type Props = { show: Show; onRemind?: ((movieId: number) => void) | undefined };

/** One show in a list, with the state of specification section 4. */
export function ShowCard({ show, onRemind }: Props) {
  const name = showName(show);
  const isUnscheduled = isPlaceholderDate(show.date);
  const when = isUnscheduled ? cardTexts.unscheduled : dayAndTime(show);
  const start = isUnscheduled || !show.time ? undefined : cardTexts.time(show.time);
  const fomo = scarcity(show);
  return (
    <article className="show-card">
      <Picture path={showPicture(show)} alt="" shape={show.movie ? 'poster' : 'wide'} />
      {show.ribbonType && <p className="ribbon">{ribbonTexts[show.ribbonType]}</p>}
      <h3>{name}</h3>
      <p className="show-facts">{[start, show.location].filter(Boolean).join(' · ')}</p>
      <div className="show-actions">
        {fomo && <p className="scarcity">{scarcityTexts[fomo]}</p>}
        {show.movie ? (
          <MovieActions show={show} movie={show.movie} context={`${name}, ${when}`} onRemind={onRemind} />
        ) : (
          <EventActions show={show} context={`${name}, ${when}`} />
        )}
      </div>
    </article>
  );
}
