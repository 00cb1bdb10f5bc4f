import * as v from 'valibot';
import { upcomingShow } from '@/features/catalogue/entitySchemas';
import { list } from '@/shared/api/fields';
import { listedShows } from '@/domain/listedShows';
import { AsOfNote } from '@/features/connection/AsOfNote';
import { PictureView } from '@/shared/ui/PictureView';
import { programLists } from '@/features/catalogue/programLists';
import { shopMinute } from '@/shared/browser/serverClock';
import type { ProgramListName } from '@/features/catalogue/programTexts';
import { daysOfList, firstDays, PrehydratedDays, upcomingList } from './PrehydratedDays';
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

const upcoming = v.object({ dataEntries: list(upcomingShow, 'dataEntries') });

function showsIn(name: string, response: unknown) {
  return name === upcomingList
    ? v.parse(upcoming, response).dataEntries
    : listedShows(v.parse(programme, response), programLists[name as ProgramListName].kind);
}

renderFirst(
  (response) =>
    ({ list: name = '', heading }) => {
      const days = firstDays(daysOfList(name, showsIn(name, response), shopMinute()));
      if (days.length === 0) return undefined;
      const { asOf } = response;
      return (
        <>
          <PrehydratedDays days={days} heading={heading} Picture={PictureView} />
          {typeof asOf === 'number' && <AsOfNote moment={asOf} />}
        </>
      );
    },
  lastResponse,
);
