import { useMemo } from 'react';
import type { Show } from '@/domain/entities';
import { groupByTitle } from '@/domain/groupByDate';
import { useFocusOfList } from '@/shared/ui/NavigationProvider';
import { ShowCard, type FilmExtra } from './cards/ShowCard';
import type { GroupHeading } from './cards/ShowCardView';
import { GroupedShowsView, groupsByDate, type ShowGroup } from './cards/GroupedShowsView';

type Props = {
  shows: Show[];
  isByTitle?: boolean;
  heading?: GroupHeading | undefined;
  onRemind?: ((movieId: number) => void) | undefined;
  filmExtra?: FilmExtra | undefined;
};

function groupsByTitle(shows: Show[]): ShowGroup[] {
  return groupByTitle(shows).map((group, index) => ({ id: `titel-${index}`, ...group }));
}

export function GroupedShows({ shows, isByTitle = false, heading, onRemind, filmExtra }: Props) {
  // Sorting thousands of shows dominates a render that changes no card.
  const groups = useMemo(() => (isByTitle ? groupsByTitle(shows) : groupsByDate(shows)), [shows, isByTitle]);
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
