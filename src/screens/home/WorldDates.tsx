import type { ReactNode } from 'react';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { listPath } from '@/domain/links';
import { mostSuggestions, nextBookable } from '@/domain/nextDates';
import { useNow } from '@/ui/useNow';
import { comingUpTexts } from '@/texts/home';
import { latePart } from '@/screens/shared/latePart';
import { FirstPart } from '@/ui/FirstPart';
import { Link } from '@/ui/Link';
import { MarketScene } from '@/ui/MarketScene';
import { WorldDateList } from './WorldDateList';

const WinterScene = latePart(
  async () => (await import('@/ui/WinterScene')).WinterScene,
  'src/ui/WinterScene.tsx',
  <svg viewBox="0 0 560 240" aria-hidden="true" />,
);

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
      {!shows && isAwaited && <DatePlaces kind={kind} />}
      <p className="world-all">
        <Link to={listPath(kind)}>{texts.all}</Link>
      </p>
    </section>
  );
}

function Dates({ kind, shows }: Required<Pick<Props, 'kind'>> & { shows: Show[] }): ReactNode {
  const now = useNow();
  const next = nextBookable(shows, now, mostSuggestions);
  if (next.length === 0) return <NoDates kind={kind} isListed={comingShows(shows, now).length > 0} />;
  return <WorldDateList shows={next} />;
}

/** Whether there is none at all, or none that can be had. */
function NoDates({ kind, isListed }: Required<Pick<Props, 'kind'>> & { isListed: boolean }) {
  const { empty, full } = comingUpTexts[kind];
  return (
    <div className="world-dates world-dates-none">
      {kind === 'flohmarkt' && <MarketScene />}
      {kind === 'kino' && !isListed && <WinterScene />}
      <p>{isListed ? full : empty}</p>
    </div>
  );
}

/** As many as will come at most, in their room. */
function DatePlaces({ kind }: Pick<Props, 'kind'>) {
  const places = Array.from({ length: mostSuggestions }, (_, place) => place);
  return (
    <>
      <FirstPart world={kind} />
      <div className="world-dates" aria-hidden="true">
        {places.map((place) => (
          <div key={place} className="world-date-place" />
        ))}
      </div>
    </>
  );
}
