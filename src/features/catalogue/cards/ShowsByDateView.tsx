import type { CSSProperties, ReactNode } from 'react';
import { longDay } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import type { ShowsOfDay } from '@/domain/groupByDate';
import { showAnchor } from '@/domain/links';
import type { DayHeading, ListedShow } from './ShowCardView';

type Props = {
  days: ShowsOfDay[];
  /** h3 if the list is below a heading of its own. */
  heading?: DayHeading | undefined;
  renderCard: (listed: ListedShow) => ReactNode;
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

/** Columns of the widest list (`_programme.scss`). */
const mostColumns = 3;

/** Shows grouped by date (requirements 2.3). */
export function ShowsByDateView({ days, heading: Day = 'h2', renderCard }: Props) {
  const count = days.reduce((sum, { shows }) => sum + shows.length, 0);
  const listed = new Map<number, number>();
  return (
    <div className="programme">
      <div className={count < longFrom ? 'days short-list' : 'days long-list'}>
        {days.map(({ date, shows }) => (
          <section
            key={date}
            className="day"
            data-width={Math.min(shows.length, mostColumns)}
            aria-labelledby={`tag-${date}`}
          >
            <Day id={`tag-${date}`}>{longDay(date)}</Day>
            <ul
              className={shows.every(({ movie }) => movie) ? 'cards' : 'cards event-cards'}
              style={{ '--shows': shows.length } as CSSProperties}
            >
              {keyed(shows, listed).map(({ key, ...own }) => (
                <li key={key}>{renderCard({ ...own, below: Day })}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
