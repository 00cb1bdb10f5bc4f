import { FilmLists } from '@/features/shows/FilmLists';
import { ShowInfo } from '@/features/shows/ShowInfo';
import { useSelectedShow } from '@/features/shows/useSelectedShow';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { programListTexts, programTexts, type ProgramListName } from '@/texts/program';
import { Failure } from '@/ui/Failure';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ProgramShows } from './ProgramShows';
import { useProgram } from './useProgram';

/** A list of the programme, by date. */
export function ProgramScreen({ list }: { list: ProgramListName }) {
  const program = useProgram(list);
  useSelectedShow(program.shows);
  const { kind, heading, filter, shows, isOffSeason, error, load } = program;
  if (error && !shows) {
    const title = failureTitle(error, programTexts.failedTitle);
    const retry = { label: screenTexts.retry, onRetry: load };
    return <Failure title={title} text={errorText(error)} retry={retry} />;
  }
  const { title, description, lead } = programListTexts[list];
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeading>{heading}</PageHeading>
      {lead && !filter.isAllKinds && !isOffSeason && <p className="lead">{lead}</p>}
      {kind === 'kino' && <FilmLists />}
      <ProgramShows program={program}>{kind === 'kino' && <ShowInfo />}</ProgramShows>
    </>
  );
}
