import { paths } from '@/shop/paths';
import type { Show } from '@/domain/entities';
import { filmDates } from '@/domain/filmDates';
import { moviePath } from '@/domain/links';
import { mostDates } from '@/domain/nextDates';
import { NextDates } from '@/features/catalogue/NextDates';
import { useNow } from '@/shared/ui/useNow';
import { filmDatesTexts } from './livePartTexts';
import { Link } from '@/shared/ui/Link';
import { LinkButton } from '@/shared/ui/LinkButton';
import { usePageList } from './pageLists';
import { ReadPart } from './ReadPart';

export function FilmDates({ title }: { title: string }) {
  const list = usePageList('kino');
  return (
    <div className="page-dates page-film-dates">
      <ReadPart read={list} texts={filmDatesTexts}>
        {(shows) => <Dates shows={shows} title={title} />}
      </ReadPart>
    </div>
  );
}

function Dates({ shows, title }: { shows: Show[]; title: string }) {
  const now = useNow();
  const dates = filmDates(shows, title, now);
  const [first] = dates;
  if (!first) {
    return (
      <div className="page-empty">
        <p>{filmDatesTexts.none}</p>
        <div className="actions">
          <LinkButton to={paths.upcoming.to()} variant="outline-primary">
            {filmDatesTexts.toUpcoming}
          </LinkButton>
          <LinkButton to={paths.program.to()} variant="outline-primary">
            {filmDatesTexts.toProgram}
          </LinkButton>
        </div>
      </div>
    );
  }
  const toMovie = moviePath(first);
  return (
    <>
      <NextDates shows={dates.slice(0, mostDates)} now={now} isNamed />
      {toMovie && (
        <p>
          <Link to={toMovie} className="lone-link">
            {filmDatesTexts.toMovie}
          </Link>
        </p>
      )}
    </>
  );
}
