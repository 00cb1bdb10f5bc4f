import { unavailability } from '@/domain/availability';
import { comingText } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { detailPath, showPath } from '@/domain/links';
import { showName } from '@/domain/showNames';
import { scarcityText } from './cardTexts';
import { showTexts } from './texts';
import { Link } from '@/shared/ui/Link';
import { StartingPrice } from './StartingPrice';
import './cards/nextDates.scss';

type Props = {
  shows: Show[];
  /** Epoch ms. */
  now: number;
  /** Whether the shows differ in film or market: then a show links to its film's page if the backend says so. */
  isMixed?: boolean;
  /** Whether each entry shows its name. */
  isNamed?: boolean;
};

function stateOf(show: Show, now: number): string | undefined {
  const reason = unavailability(show, now);
  return reason ? showTexts.unavailable[reason] : scarcityText(show);
}

export function NextDates({ shows, now, isMixed = false, isNamed = isMixed }: Props) {
  return (
    <ul className="next-dates">
      {shows.map((show) => {
        const state = stateOf(show, now);
        return (
          <li key={show.showId}>
            <Link to={isMixed ? detailPath(show) : showPath(show)}>
              {isNamed && <strong>{showName(show)}</strong>}
              <span className={isNamed ? undefined : 'next-when'}>{comingText(show, now)}</span>
              {show.location && <span className="soft">{show.location}</span>}
              <StartingPrice show={show} />
              {state && <span className="next-state">{state}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
