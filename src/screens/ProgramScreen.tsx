import { programHeading } from '@/domain/groupByDate';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { programHeadings, programListTexts, programTexts, type ProgramListName } from '@/texts/program';
import { Failure } from '@/ui/Failure';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ProgramShows } from './ProgramShows';
import { useProgram } from './useProgram';

/** A list of the programme, by date. */
export function ProgramScreen({ list }: { list: ProgramListName }) {
  const program = useProgram(list);
  const { kind, shows, error, load } = program;
  if (error && !shows) {
    const title = failureTitle(error, programTexts.failedTitle);
    const retry = { label: screenTexts.retry, onRetry: load };
    return <Failure title={title} text={errorText(error)} retry={retry} />;
  }
  const { title, description, lead } = programListTexts[list];
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeading>{programHeadings[programHeading(kind, shows ?? [])]}</PageHeading>
      {lead && <p className="lead">{lead}</p>}
      <ProgramShows program={program} />
    </>
  );
}
