import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { HeartView } from '@/features/account/heart/HeartView';
import { ShowCardView, type GroupHeading } from '@/features/catalogue/cards/ShowCardView';
import { GroupedShowsView, groupsByDate, type ShowGroup } from '@/features/catalogue/cards/GroupedShowsView';
import { programLists, showsOfList } from '@/features/catalogue/programLists';
import type { ProgramListName } from '@/features/catalogue/programTexts';

/** The list of announced films; the others are those of `programLists`. */
export const upcomingList = 'upcoming';

const maxShows = 8;

/** The days of a list at `now` (epoch ms), by the name in its container. */
export function daysOfList(name: string, shows: Show[], now: number): ShowGroup[] {
  if (name === upcomingList) return groupsByDate(comingShows(shows, now));
  const { listed, days } = showsOfList(programLists[name as ProgramListName], shows, now);
  return groupsByDate(listed, days);
}

/** The first days, each complete, so that its heading and columns do not change when the app renders. */
export function firstDays(days: ShowGroup[]): ShowGroup[] {
  let count = 0;
  return days.filter((day, index) => {
    count += day.shows.length;
    return index === 0 || count <= maxShows;
  });
}

const noop = () => undefined;

type Props = {
  days: ShowGroup[];
  heading: string | undefined;
} & Pick<Parameters<typeof ShowCardView>[0], 'Picture'>;

/** The cards of the app, without what acts. */
export function PrehydratedDays({ days, heading, Picture }: Props) {
  return (
    <GroupedShowsView
      groups={days}
      heading={heading as GroupHeading}
      renderCard={({ show, ...listed }) => (
        <ShowCardView
          {...listed}
          show={show}
          onRemind={noop}
          Picture={Picture}
          heart={show.movie && <HeartView movie={show.movie} isOn={false} />}
        />
      )}
    />
  );
}
