import { unavailability } from '@/domain/availability';
import { scarcity } from '@/domain/cards';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { detailPath, showPath } from '@/domain/links';
import { showName } from '@/domain/showNames';
import { scarcityTexts } from '@/features/catalogue/programTexts';
import { showTexts } from '@/features/catalogue/showTexts';
import { Link } from '@/shared/ui/Link';
import './nextDates.scss';

type Props = {
  shows: Show[];
  /** The moment that their state is told for, in epoch ms. */
  now: number;
  /** Whether they are not all of the same film or market; those that are lead past the film's page. */
  isMixed?: boolean;
  /** Whether each says what it is a date of. */
  isNamed?: boolean;
};

/** How a date stands, in words; nothing where there is plenty. */
function stateOf(show: Show, now: number): string | undefined {
  const reason = unavailability(show, now);
  if (reason) return showTexts.unavailable[reason];
  const fomo = scarcity(show);
  return fomo && scarcityTexts[fomo];
}

/** Dates as a compact list of links, each with its day, time, place and state. */
export function NextDates({ shows, now, isMixed = false, isNamed = isMixed }: Props) {
  return (
    <ul className="next-dates">
      {shows.map((show) => {
        const state = stateOf(show, now);
        return (
          <li key={show.showId}>
            <Link to={isMixed ? detailPath(show) : showPath(show)}>
              {isNamed && <strong>{showName(show)}</strong>}
              <span>
                <span className={isNamed ? undefined : 'next-when'}>{dayAndTime(show)}</span>
                {show.location && <span className="soft">{`, ${show.location}`}</span>}
              </span>
              {state && <span className="next-state">{state}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
