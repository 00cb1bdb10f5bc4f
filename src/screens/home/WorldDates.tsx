import { Link } from 'react-router-dom';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { listPath } from '@/domain/links';
import { mostSuggestions, nextBookable } from '@/domain/nextDates';
import { NextDates } from '@/features/shows/NextDates';
import { useNow } from '@/screens/program/useNow';
import { comingUpTexts } from '@/texts/home';

type Props = {
  kind: 'kino' | 'flohmarkt';
  theme: 'dark' | 'light';
  /** The programme of both worlds, once it is known. */
  shows: Show[] | undefined;
  /** Whether it is on its way. */
  isAwaited: boolean;
};

/** The next dates of one world, with the room that they need from the start. */
export function WorldDates({ kind, theme, shows, isAwaited }: Props) {
  const texts = comingUpTexts[kind];
  const heading = `naechstes-${kind}`;
  return (
    <section className="world" data-bs-theme={theme} aria-labelledby={heading}>
      <h3 id={heading}>{texts.title}</h3>
      {shows && <Dates kind={kind} shows={shows.filter((show) => kindOf(show) === kind)} />}
      {!shows && isAwaited && <div className="world-dates" aria-hidden="true" />}
      <p className="world-all">
        <Link to={listPath(kind)}>{texts.all}</Link>
      </p>
    </section>
  );
}

function Dates({ kind, shows }: Required<Pick<Props, 'kind'>> & { shows: Show[] }) {
  const now = useNow();
  const next = nextBookable(shows, now, mostSuggestions);
  const { empty, full } = comingUpTexts[kind];
  return (
    <div className="world-dates">
      {next.length > 0 ? (
        <NextDates shows={next} now={now} isMixed />
      ) : (
        <p>{comingShows(shows, now).length > 0 ? full : empty}</p>
      )}
    </div>
  );
}
