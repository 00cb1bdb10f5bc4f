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
import { lastResponse } from './lastResponse';
import { renderFirst } from './renderFirst';
import { programme } from './programme';

const maxShows = 8;

const upcoming = v.object({ dataEntries: list(upcomingShow, 'dataEntries') });

function showsIn(name: string, response: unknown): Show[] {
  const now = shopMinute();
  if (name === 'upcoming') return comingShows(v.parse(upcoming, response).dataEntries, now);
  const ownList = programLists[name as ProgramListName];
  return showsOfList(ownList, listedShows(v.parse(programme, response), ownList.kind), now).listed;
}

/** The first days, each complete, so that its heading and columns do not change when the app renders. */
function firstDays(shows: Show[]): Show[] {
  const first: Show[] = [];
  for (const day of groupByDate(shows)) {
    if (first.length > 0 && first.length + day.shows.length > maxShows) break;
    first.push(...day.shows);
  }
  return first;
}

const noop = () => undefined;

renderFirst(
  (response) =>
    ({ list: name = '', heading }) => {
      const shows = firstDays(showsIn(name, response));
      if (shows.length === 0) return undefined;
      const { asOf } = response;
      return (
        <>
          <ShowsByDate shows={shows} heading={heading as DayHeading} onRemind={noop} filmExtra={cardHeart} />
          {typeof asOf === 'number' && <AsOfNote moment={asOf} />}
        </>
      );
    },
  lastResponse,
);
