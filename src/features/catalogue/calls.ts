import { programmeCalls } from '@/shared/config/programmeCalls';
import type { ShowKind } from '@/domain/entities';
import type { Query } from '@/shared/api/address';

export type ShowListQuery = {
  showtype?: ShowKind | undefined;
  moviegenre?: string | undefined;
  prebooking?: string | undefined;
};

/** At least one of the two; both are sent if both are known. */
export type ShowReference = { showId?: number | undefined; showIdentifier?: string | undefined };

type Call = [path: string, query: Query];

/** The first requests of pages. Scripts in the head may send them before the app loads, to the same address. */
export const calls = {
  shows: ({ showtype, moviegenre, prebooking }: ShowListQuery): Call => [
    programmeCalls.shows,
    { s1: 'fetch', showtype, moviegenre, prebooking },
  ],
  showDetail: ({ showId, showIdentifier }: ShowReference): Call => [
    'show/getShowDetailData',
    { showid: showId, showidentifier: showIdentifier },
  ],
  upcomingMovies: (): Call => [programmeCalls.upcoming, {}],
};
