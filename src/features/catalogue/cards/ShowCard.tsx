import { memo, type ReactNode } from 'react';
import { clockTime, dayAndTime } from '@/domain/dateTexts';
import type { Movie, Show } from '@/domain/entities';
import { scarcity } from '@/domain/cards';
import { namePath } from '@/domain/links';
import { showName, showPicture } from '@/domain/showNames';
import { ribbonTexts, scarcityTexts } from '@/features/catalogue/programTexts';
import { Picture } from '@/shared/ui/Picture';
import { EventActions, MovieActions } from './CardActions';

/** The level of the day heading; card headings are one level below. */
export type DayHeading = 'h2' | 'h3';

export type FilmExtra = (movie: Movie) => ReactNode;

type Props = {
  show: Show;
  below: DayHeading;
  anchor?: string | undefined;
  onRemind?: ((movieId: number) => void) | undefined;
  filmExtra?: FilmExtra | undefined;
};

/** A show in a list (requirements 4). Memoised: long lists render on every change of the address. */
export const ShowCard = memo(Card);

function Card({ show, below, anchor, onRemind, filmExtra }: Props) {
  const Name = below === 'h2' ? 'h3' : 'h4';
  const name = showName(show);
  const when = dayAndTime(show);
  const time = clockTime(show);
  const fomo = scarcity(show);
  const path = namePath(show);
  return (
    <article id={anchor} className={show.movie ? 'show-card' : 'show-card event-card'}>
      <Picture path={showPicture(show)} alt="" name={name} shape={show.movie ? 'poster' : 'wide'} />
      {show.ribbonType && (
        <p className="ribbon" lang="en">
          {ribbonTexts[show.ribbonType]}
        </p>
      )}
      <Name className="show-name">{path ? <a href={path}>{name}</a> : name}</Name>
      {time && <p className="show-time">{time}</p>}
      {show.location && <p className="show-venue">{show.location}</p>}
      {show.movie && filmExtra?.(show.movie)}
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
