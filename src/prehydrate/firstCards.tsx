import * as v from 'valibot';
import { upcomingShow } from '@/features/catalogue/entitySchemas';
import { list } from '@/shared/api/fields';
import { comingShows } from '@/domain/comingShows';
import { listedShows } from '@/domain/listedShows';
import { AsOfNote } from '@/features/connection/AsOfNote';
import { ShowCardView, type GroupHeading } from '@/features/catalogue/cards/ShowCardView';
import { GroupedShowsView, groupsByDate, type ShowGroup } from '@/features/catalogue/cards/GroupedShowsView';
import { programLists, showsOfList } from '@/features/catalogue/programLists';
import { shopMinute } from '@/shared/browser/serverClock';
import { HeartView } from '@/features/account/heart/HeartView';
import { PictureView } from '@/shared/ui/PictureView';
import type { ProgramListName } from '@/features/catalogue/programTexts';
import { renderFirst } from './renderFirst';
import { programme } from './programme';
import { programmeCache } from '@/serviceWorker/files';
import { readStored, storedAt } from '@/serviceWorker/storedResponse';

/** Difference between the clocks of device and host, which includes the duration of the request. */
const clockToleranceMs = 5 * 60_000;

/**
 * `undefined` without a worker, because only the worker limits the wait for the backend, and where the device's clock
 * was wrong, because it decides which shows are past. `asOf` is in epoch ms.
 */
async function lastResponse(address: string): Promise<object | undefined> {
  if (!navigator.serviceWorker.controller) return undefined;
  const stored = await caches.match(address, { cacheName: programmeCache, ignoreVary: true });
  if (!stored) return undefined;
  const { device, host } = storedAt(stored);
  return Math.abs(device - host) < clockToleranceMs ? readStored(stored) : undefined;
}

const maxShows = 8;

const upcoming = v.object({ dataEntries: list(upcomingShow, 'dataEntries') });

function daysOf(name: string, response: unknown): ShowGroup[] {
  const now = shopMinute();
  if (name === 'upcoming') return groupsByDate(comingShows(v.parse(upcoming, response).dataEntries, now));
  const ownList = programLists[name as ProgramListName];
  const { listed, days } = showsOfList(ownList, listedShows(v.parse(programme, response), ownList.kind), now);
  return groupsByDate(listed, days);
}

/** The first days, each complete, so that its heading and columns do not change when the app renders. */
function firstDays(days: ShowGroup[]) {
  let count = 0;
  return days.filter((day, index) => {
    count += day.shows.length;
    return index === 0 || count <= maxShows;
  });
}

const noop = () => undefined;

renderFirst(
  (response) =>
    ({ list: name = '', heading }) => {
      const days = firstDays(daysOf(name, response));
      if (days.length === 0) return undefined;
      const { asOf } = response;
      return (
        <>
          <GroupedShowsView
            groups={days}
            heading={heading as GroupHeading}
            renderCard={({ show, ...listed }) => (
              <ShowCardView
                {...listed}
                show={show}
                onRemind={noop}
                Picture={PictureView}
                heart={show.movie && <HeartView movie={show.movie} isOn={false} />}
              />
            )}
          />
          {typeof asOf === 'number' && <AsOfNote moment={asOf} />}
        </>
      );
    },
  lastResponse,
);
