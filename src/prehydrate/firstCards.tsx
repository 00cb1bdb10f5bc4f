import * as v from 'valibot';
import { upcomingShow } from '@/features/catalogue/entitySchemas';
import { list } from '@/shared/api/fields';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { listedShows } from '@/domain/listedShows';
import { AsOfNote } from '@/features/connection/AsOfNote';
import type { DayHeading } from '@/features/catalogue/cards/ShowCard';
import { ShowsByDate } from '@/features/catalogue/cards/ShowsByDate';
import { programLists, showsOfList } from '@/features/catalogue/lists/programLists';
import { shopMinute } from '@/shared/browser/serverClock';
import { cardHeart } from '@/features/account/FilmHeart';
import type { ProgramListName } from '@/features/catalogue/programTexts';
import { lastAnswer } from './lastAnswer';
import { renderFirst } from './renderFirst';
import { programme } from './programme';

/** Enough for a tall screen. */
const most = 8;

const upcoming = v.object({ dataEntries: list(upcomingShow, 'dataEntries') });

/** What a list holds, read by the same rules as the app does. */
function showsIn(name: string, answer: unknown): Show[] {
  const now = shopMinute();
  if (name === 'upcoming') return comingShows(v.parse(upcoming, answer).dataEntries, now);
  const wanted = programLists[name as ProgramListName];
  return showsOfList(wanted, listedShows(v.parse(programme, answer), wanted.kind), now).listed;
}

/** The days that the first cards stand in, each as a whole: its heading and columns are what they will be. */
function firstDays(shows: Show[]): Show[] {
  const first: Show[] = [];
  for (const day of groupByDate(shows)) {
    if (first.length > 0 && first.length + day.shows.length > most) break;
    first.push(...day.shows);
  }
  return first;
}

const nothing = () => undefined;

// The first cards of a list as the app will show them; those of a stored answer say when it came until the app has the
// list.
renderFirst(
  (answer) =>
    ({ list: name = '', heading }) => {
      const shows = firstDays(showsIn(name, answer));
      if (shows.length === 0) return undefined;
      const { asOf } = answer;
      return (
        <>
          <ShowsByDate
            shows={shows}
            heading={heading as DayHeading}
            onRemind={nothing}
            filmExtra={cardHeart}
          />
          {typeof asOf === 'number' && <AsOfNote moment={asOf} />}
        </>
      );
    },
  lastAnswer,
);
