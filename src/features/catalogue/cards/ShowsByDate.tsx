import { useMemo, type CSSProperties } from 'react';
import { longDay } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { showAnchor } from '@/domain/links';
import { ShowCard, type DayHeading, type FilmExtra } from './ShowCard';

type Props = {
  shows: Show[];
  /** h3 where the list stands under a heading of its own. */
  heading?: DayHeading | undefined;
  onRemind?: ((movieId: number) => void) | undefined;
  filmExtra?: FilmExtra | undefined;
};

/** Each show with a key of its own, for the backend may list one twice. */
function keyed(shows: Show[], listed: Map<number, number>) {
  return shows.map((show) => {
    const count = listed.get(show.showId) ?? 0;
    listed.set(show.showId, count + 1);
    const anchor = count === 0 ? showAnchor(show.showId) : undefined;
    return { key: `${show.showId}/${count}`, anchor, show };
  });
}

/** From so many shows on, every browser lays out a day when it comes into view. */
const longFrom = 60;

/** Shows grouped by date (requirements 2.3). */
export function ShowsByDate({ shows, heading: Day = 'h2', onRemind, filmExtra }: Props) {
  // Sorting thousands takes longer than all else of a rendering that changes no card.
  const days = useMemo(() => groupByDate(shows), [shows]);
  const listed = new Map<number, number>();
  return (
    <div className="programme">
      <div className={shows.length < longFrom ? 'days short-list' : 'days long-list'}>
        {days.map(({ date, shows: showsOfDay }) => (
          <section key={date} className="day" aria-labelledby={`tag-${date}`}>
            <Day id={`tag-${date}`}>{longDay(date)}</Day>
            <ul className="cards" style={{ '--shows': showsOfDay.length } as CSSProperties}>
              {keyed(showsOfDay, listed).map(({ key, anchor, show }) => (
                <li key={key}>
                  <ShowCard
                    show={show}
                    below={Day}
                    anchor={anchor}
                    onRemind={onRemind}
                    filmExtra={filmExtra}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
