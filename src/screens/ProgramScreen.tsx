import { isFiltering } from '@/domain/programFilter';
import { FilmLists } from '@/features/shows/FilmLists';
import { ShowInfo } from '@/features/shows/ShowInfo';
import { SelectedShow } from '@/features/shows/SelectedShow';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { programListTexts, programTexts, type ProgramListName } from '@/texts/program';
import { Failure } from '@/ui/Failure';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ProgramShows } from './program/ProgramShows';
import { useProgram } from './program/useProgram';
import { latePart } from './shared/latePart';
import { ShowsData } from './shared/ShowsData';

const FlohmarktGuide = latePart(
  async () => (await import('./program/FlohmarktGuide')).FlohmarktGuide,
  'src/screens/program/FlohmarktGuide.tsx',
);

const MarketIntroScene = latePart(
  async () => (await import('./program/MarketIntroScene')).MarketIntroScene,
  'src/screens/program/MarketIntroScene.tsx',
);

// The same elements at each rendering: where the build rendered them, they stand untouched until their code is there.
const flohmarktGuide = <FlohmarktGuide />;
const marketIntroScene = <MarketIntroScene />;

/** A list of the programme, by date. */
export function ProgramScreen({ list }: { list: ProgramListName }) {
  const program = useProgram(list);
  const { kind, heading, filter, listed, shows, error, load } = program;
  if (error && !shows && !isFiltering(filter)) {
    const title = failureTitle(error, programTexts.failedTitle);
    const retry = { label: screenTexts.retry, onRetry: load };
    return <Failure title={title} text={errorText(error)} retry={retry} />;
  }
  const { title, description, lead } = programListTexts[list];
  const isTrue = !filter.isAllKinds && listed?.length !== 0;
  const isLanding = list === 'flohmarktLanding';
  return (
    <>
      <PageMeta title={title} description={description} />
      {isLanding && <div className="list-scene">{marketIntroScene}</div>}
      <PageHeading>{heading}</PageHeading>
      {lead && isTrue && <p className="lead">{lead}</p>}
      {lead && !isTrue && <p className="lead kept-room" data-text={lead} aria-hidden="true" />}
      {kind === 'kino' && <FilmLists />}
      <ProgramShows program={program}>{kind === 'kino' && <ShowInfo />}</ProgramShows>
      <SelectedShow shows={program.shows} />
      <ShowsData shows={listed} />
      {isLanding && flohmarktGuide}
    </>
  );
}
