import type { CSSProperties, ReactNode } from 'react';
import { longDay } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { showAnchor } from '@/domain/links';
import type { DayRange } from '@/domain/showDays';
import type { GroupHeading, ListedShow } from './ShowCardView';

/** Shows below a heading of their own; `id` is the heading's. */
export type ShowGroup = { id: string; title: string; shows: Show[] };

export function groupsByDate(shows: Show[], days?: DayRange): ShowGroup[] {
  return groupByDate(shows, days).map(({ date, shows: ofDay }) => ({
    id: `tag-${date}`,
    title: longDay(date),
    shows: ofDay,
  }));
}

type Props = {
  groups: ShowGroup[];
  /** h3 if the list is below a heading of its own. */
  heading?: GroupHeading | undefined;
  renderCard: (listed: ListedShow) => ReactNode;
};

/** Unique keys and anchors: a show may have several days, and the backend may list it twice. */
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

export function GroupedShowsView({ groups, heading: Heading = 'h2', renderCard }: Props) {
  const count = groups.reduce((sum, { shows }) => sum + shows.length, 0);
  const listed = new Map<number, number>();
  return (
    <div className="programme">
      <div className={count < longFrom ? 'days short-list' : 'days long-list'}>
        {groups.map(({ id, title, shows }) => (
          <section
            key={id}
            className="day"
            data-width={Math.min(shows.length, mostColumns)}
            aria-labelledby={id}
          >
            <Heading id={id}>{title}</Heading>
            <ul
              className={shows.every(({ movie }) => movie) ? 'cards' : 'cards event-cards'}
              style={{ '--shows': shows.length } as CSSProperties}
            >
              {keyed(shows, listed).map(({ key, ...own }) => (
                <li key={key}>{renderCard({ ...own, below: Heading })}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
