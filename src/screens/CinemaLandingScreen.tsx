import { programHeadings, programListTexts } from '@/texts/program';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ProgramShows } from './ProgramShows';
import { useProgram } from './useProgram';

/** The way into the cinema (specification 2.4): how it works, and what is on. */
export function CinemaLandingScreen() {
  const program = useProgram('landing');
  const { title, description } = programListTexts.landing;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeading>{programHeadings.movies}</PageHeading>
      <ProgramShows program={program} />
    </>
  );
}
