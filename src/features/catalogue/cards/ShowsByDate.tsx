import { useMemo } from 'react';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { useFocusOfList } from '@/shared/ui/NavigationProvider';
import { ShowCard, type FilmExtra } from './ShowCard';
import type { DayHeading } from './ShowCardView';
import { ShowsByDateView } from './ShowsByDateView';

type Props = {
  shows: Show[];
  heading?: DayHeading | undefined;
  onRemind?: ((movieId: number) => void) | undefined;
  filmExtra?: FilmExtra | undefined;
};

export function ShowsByDate({ shows, heading, onRemind, filmExtra }: Props) {
  // Sorting thousands of shows dominates a render that changes no card.
  const days = useMemo(() => groupByDate(shows), [shows]);
  useFocusOfList(shows);
  return (
    <ShowsByDateView
      days={days}
      heading={heading}
      renderCard={(listed) => <ShowCard {...listed} onRemind={onRemind} filmExtra={filmExtra} />}
    />
  );
}
