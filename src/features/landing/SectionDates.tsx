import type { ReactNode } from 'react';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { listPath } from '@/domain/links';
import { mostSuggestions, nextBookable } from '@/domain/nextDates';
import { useNow } from '@/shared/ui/useNow';
import { comingUpTexts } from './homeTexts';
import { lazySection } from '@/shared/ui/lazySection';
import { PrehydratedPart } from '@/shop/ui/PrehydratedPart';
import { SkeletonBlocks } from '@/shared/ui/SkeletonBlocks';
import { Link } from '@/shared/ui/Link';
import { Picture } from '@/shared/ui/Picture';
import { MarketScene } from '@/features/illustrations/MarketScene';
import { SectionDatesView } from './SectionDatesView';

const WinterScene = lazySection(
  async () => (await import('@/features/illustrations/WinterScene')).WinterScene,
  'src/features/illustrations/WinterScene.tsx',
  <svg viewBox="0 0 560 240" aria-hidden="true" />,
);

type Props = {
  kind: 'kino' | 'flohmarkt';
  theme: 'dark' | 'light';
  /** The whole programme, once it is loaded. */
  shows: Show[] | undefined;
  /** Whether it is loading. */
  isLoading: boolean;
};

/** The next dates of one section; their space is reserved from the start. */
export function SectionDates({ kind, theme, shows, isLoading }: Props) {
  const texts = comingUpTexts[kind];
  const heading = `naechstes-${kind}`;
  return (
    <section className="home-section" data-bs-theme={theme} aria-labelledby={heading}>
      <h3 id={heading}>{texts.title}</h3>
      {shows && <Dates kind={kind} shows={shows.filter((show) => kindOf(show) === kind)} />}
      {!shows && isLoading && <DatesSkeleton kind={kind} />}
      <p className="section-all">
        <Link to={listPath(kind)}>{texts.all}</Link>
      </p>
    </section>
  );
}

function Dates({ kind, shows }: Required<Pick<Props, 'kind'>> & { shows: Show[] }): ReactNode {
  const now = useNow();
  const next = nextBookable(shows, now, mostSuggestions);
  if (next.length === 0) return <NoDates kind={kind} isListed={comingShows(shows, now).length > 0} />;
  return <SectionDatesView shows={next} now={now} Picture={Picture} />;
}

function NoDates({ kind, isListed }: Required<Pick<Props, 'kind'>> & { isListed: boolean }) {
  const { empty, full } = comingUpTexts[kind];
  return (
    <div className="section-dates section-dates-none">
      {kind === 'flohmarkt' && <MarketScene />}
      {kind === 'kino' && !isListed && <WinterScene />}
      <p>{isListed ? full : empty}</p>
    </div>
  );
}

function DatesSkeleton({ kind }: Pick<Props, 'kind'>) {
  return (
    <>
      <PrehydratedPart section={kind} />
      <SkeletonBlocks className="section-dates" count={mostSuggestions} />
    </>
  );
}
