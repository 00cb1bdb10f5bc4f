import { isFiltering } from '@/domain/programFilter';
import { FilmLists } from '@/features/catalogue/lists/FilmLists';
import { ShowInfo } from '@/features/catalogue/cards/ShowInfo';
import { SelectedShow } from '@/features/catalogue/lists/SelectedShow';
import { programListTexts, programTexts, type ProgramListName } from '@/features/catalogue/programTexts';
import { ReadFailure } from '@/features/connection/ReadPage';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ProgramShows } from '@/features/catalogue/lists/ProgramShows';
import { useProgram } from '@/features/catalogue/lists/useProgram';
import { lazySection } from '@/shared/ui/lazySection';
import { ShowsData } from '@/features/catalogue/ShowsData';

const FlohmarktGuide = lazySection(
  async () => (await import('@/features/infoPages/live/FlohmarktGuide')).FlohmarktGuide,
  'src/features/infoPages/live/FlohmarktGuide.tsx',
);

const MarketIntroScene = lazySection(
  async () => (await import('@/features/infoPages/live/MarketIntroScene')).MarketIntroScene,
  'src/features/infoPages/live/MarketIntroScene.tsx',
);

// Constant elements: React leaves the prerendered HTML untouched until their code is loaded.
const flohmarktGuide = <FlohmarktGuide />;
const marketIntroScene = <MarketIntroScene />;

export function ProgramPage({ list }: { list: ProgramListName }) {
  const program = useProgram(list);
  const { kind, heading, filter, listed, shows, error, retry } = program;
  const { title, description, lead } = programListTexts[list];
  if (error && !shows && !isFiltering(filter)) {
    const { failedTitle } = programTexts(kind);
    return <ReadFailure error={error} retry={retry} title={failedTitle} crumb={title} />;
  }
  const isLeadShown = !filter.isAllKinds && listed?.length !== 0;
  const isLanding = list === 'flohmarktLanding';
  return (
    <>
      <PageMeta title={title} description={description} />
      {isLanding && <div className="list-scene">{marketIntroScene}</div>}
      <PageHeading>{heading}</PageHeading>
      {lead && isLeadShown && <p className="lead">{lead}</p>}
      {lead && !isLeadShown && <p className="lead kept-room" data-text={lead} aria-hidden="true" />}
      {kind === 'kino' && <FilmLists />}
      <ProgramShows program={program}>{kind === 'kino' && <ShowInfo />}</ProgramShows>
      <SelectedShow shows={program.shows} />
      <ShowsData shows={listed} />
      {isLanding && flohmarktGuide}
    </>
  );
}
