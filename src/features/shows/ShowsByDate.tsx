import { longDay } from '@/domain/dateTexts';
import { isPlaceholderDate } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { cardTexts } from '@/texts/program';
import { ShowCard } from './ShowCard';

type Props = { shows: Show[]; onRemind?: ((movieId: number) => void) | undefined };

/** Shows grouped by date (specification 2.3). */
export function ShowsByDate({ shows, onRemind }: Props) {
  return groupByDate(shows).map(({ date, shows: showsOfDay }) => (
    <section key={date} className="day" aria-labelledby={`tag-${date}`}>
      <h2 id={`tag-${date}`}>{isPlaceholderDate(date) ? cardTexts.unscheduled : longDay(date)}</h2>
      <ul className="cards">
        {showsOfDay.map((show) => (
          <li key={show.showId}>
            <ShowCard show={show} onRemind={onRemind} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
