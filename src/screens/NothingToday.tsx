import { paths } from '@/config/paths';
import { groupByDate } from '@/domain/groupByDate';
import { isoDayOfShow } from '@/domain/programFilter';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { nothingTodayTexts } from '@/texts/finderPanel';
import { LinkButton } from '@/ui/LinkButton';
import type { Program } from './useProgram';

const nextDays = 3;

type Props = { program: Program; onRemind: (movieId: number) => void };

/** A day without a show is none of the winter break: it goes on soon. */
export function NothingToday({ program, onRemind }: Props) {
  const { read = [], today, filter } = program;
  const coming = read.filter((show) => (isoDayOfShow(show) ?? '') > today);
  const next = groupByDate(coming)
    .slice(0, nextDays)
    .flatMap(({ shows }) => shows);
  return (
    <>
      <p role="status">
        {filter.isAllKinds ? nothingTodayTexts.nothingToday : nothingTodayTexts.noFilmToday}
      </p>
      {next.length > 0 && (
        <>
          <h2>{nothingTodayTexts.next}</h2>
          <ShowsByDate shows={next} onRemind={onRemind} />
        </>
      )}
      <LinkButton to={paths.program.to()}>{nothingTodayTexts.wholeProgram}</LinkButton>
    </>
  );
}
