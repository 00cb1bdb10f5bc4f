import { useMemo, type CSSProperties } from 'react';
import { longDay } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { showAnchor } from '@/domain/links';
import { ShowCard, type DayHeading, type FilmExtra } from './ShowCard';

type Props = {
  shows: Show[];
  /** h3 if the list is below a heading of its own. */
  heading?: DayHeading | undefined;
  onRemind?: ((movieId: number) => void) | undefined;
  filmExtra?: FilmExtra | undefined;
};

/** Unique keys: the backend may list a show twice. */
function keyed(shows: Show[], listed: Map<number, number>) {
  return shows.map((show) => {
    const count = listed.get(show.showId) ?? 0;
    listed.set(show.showId, count + 1);
    const anchor = count === 0 ? showAnchor(show.showId) : undefined;
    return { key: `${show.showId}/${count}`, anchor, show };
  });
}

/** From this number of shows on, every browser defers the layout of days outside the viewport. */
const longFrom = 60;

/** Shows grouped by date (requirements 2.3). */
export function ShowsByDate({ shows, heading: Day = 'h2', onRemind, filmExtra }: Props) {
  // Sorting thousands of shows dominates a render that changes no card.
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
