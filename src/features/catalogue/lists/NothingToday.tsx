import { paths } from '@/shop/paths';
import { groupByDate } from '@/domain/groupByDate';
import { isoDayOfText } from '@/domain/isoDays';
import { filterShows } from '@/domain/programFilter';
import { daysOfShow } from '@/domain/showDays';
import { GroupedShows } from '@/features/catalogue/GroupedShows';
import { NewsletterButton } from '@/features/catalogue/newsletter/NewsletterButton';
import { cardHeart } from '@/features/account/FilmHeart';
import { nothingListedTexts, nothingTodayTexts } from '@/features/catalogue/listTexts';
import { newsletterTexts } from '@/features/catalogue/newsletter/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { ListPrint } from './ListPrint';
import type { Program } from './useProgram';

const nextDays = 3;

type Props = { program: Program; onRemind: (movieId: number) => void };

/** A day without shows is not off-season: shows the next days with the same filter. */
export function NothingToday({ program, onRemind }: Props) {
  const { coming = [], now, today, filter } = program;
  const later = coming.filter((show) => (daysOfShow(show)[0] ?? '') > today);
  const days = groupByDate(filterShows(later, filter, now)).slice(0, nextDays);
  const next = [...new Set(days.flatMap(({ shows }) => shows))];
  const until = isoDayOfText(days.at(-1)?.date ?? '');
  return (
    <>
      <p role="status">
        {filter.isAllKinds ? nothingTodayTexts.nothingToday : nothingTodayTexts.noFilmToday}
      </p>
      {next.length > 0 && (
        <>
          <h2>{nothingTodayTexts.next}</h2>
          <GroupedShows
            shows={next}
            days={{ until }}
            heading="h3"
            onRemind={onRemind}
            filmExtra={cardHeart}
          />
          <ListPrint shows={next} />
        </>
      )}
      <div className="actions">
        <LinkButton to={paths.program.to()}>{nothingListedTexts.wholeProgram}</LinkButton>
        <NewsletterButton text={newsletterTexts.subscribeToProgram} />
      </div>
    </>
  );
}
