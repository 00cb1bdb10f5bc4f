import { programmeCalls } from '@/shop/programmeCalls';
import type { ShowKind } from '@/domain/entities';
import type { Reference } from '@/domain/reference';
import type { Query } from '@/shared/api/address';

export type ShowListQuery = {
  showtype?: ShowKind | undefined;
  moviegenre?: string | undefined;
  prebooking?: string | undefined;
};

type Call = [path: string, query: Query];

/** The first requests of pages. Scripts in the head may send them before the app loads, to the same address. */
export const calls = {
  shows: ({ showtype, moviegenre, prebooking }: ShowListQuery): Call => [
    programmeCalls.shows,
    { s1: 'fetch', showtype, moviegenre, prebooking },
  ],
  showDetail: ({ id, identifier }: Reference): Call => [
    'show/getShowDetailData',
    { showid: id, showidentifier: identifier },
  ],
  upcomingMovies: (): Call => [programmeCalls.upcoming, {}],
};
