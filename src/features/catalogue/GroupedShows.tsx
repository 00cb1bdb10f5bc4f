import { useMemo, memo, type ReactNode } from 'react';
import type { Show, Movie } from '@/domain/entities';
import { groupByTitle } from '@/domain/groupByDate';
import type { DayRange } from '@/domain/showDays';
import { useFocusOfList } from '@/shared/ui/NavigationProvider';
import { type GroupHeading, ShowCardView, type ListedShow } from './cards/ShowCardView';
import { GroupedShowsView, groupsByDate, type ShowGroup } from './cards/GroupedShowsView';
import { Picture } from '@/shared/ui/Picture';

type Props = {
  shows: Show[];
  /** On which of its days a show of several is listed. */
  days?: DayRange;
  isByTitle?: boolean;
  heading?: GroupHeading | undefined;
  onRemind?: ((movieId: number) => void) | undefined;
  filmExtra?: FilmExtra | undefined;
};

function groupsByTitle(shows: Show[]): ShowGroup[] {
  return groupByTitle(shows).map((group, index) => ({ id: `titel-${index}`, ...group }));
}

export function GroupedShows({ shows, days = {}, isByTitle = false, heading, onRemind, filmExtra }: Props) {
  const { from, until } = days;
  // Sorting thousands of shows dominates a render that changes no card.
  const groups = useMemo(
    () => (isByTitle ? groupsByTitle(shows) : groupsByDate(shows, { from, until })),
    [shows, isByTitle, from, until],
  );
  useFocusOfList(shows);
  return (
    <GroupedShowsView
      groups={groups}
      heading={heading}
      renderCard={(listed) => (
        <ShowCard {...listed} isDated={isByTitle} onRemind={onRemind} filmExtra={filmExtra} />
      )}
    />
  );
}

type FilmExtra = (movie: Movie) => ReactNode;

type CardProps = ListedShow & {
  onRemind?: ((movieId: number) => void) | undefined;
  filmExtra?: FilmExtra | undefined;
};

/** Memoised: long lists render on every change of the address. */
const ShowCard = memo(Card);

function Card({ filmExtra, ...card }: CardProps) {
  const { movie } = card.show;
  return ShowCardView({ ...card, Picture, heart: movie && filmExtra?.(movie) });
}
