import * as v from 'valibot';
import type { ShowDetail } from '@/domain/entities';
import type { Reference } from '@/domain/reference';
import { isBlank, optionalList, orNothing, orBlank } from '@/shared/api/fields';
import { http } from '@/shared/api/http';
import { defineRequest } from '@/shared/request/defineRequest';
import { isGone, normaliseError, RequestFailure } from '@/shared/request/errors';
import { calls } from './calls';
import { show, showDetail, unsoldMovie, product } from './entitySchemas';
import { asDiscount, type DiscountQuery, type EarnedDiscount } from '@/domain/discounts';

/** Nothing, if there is neither a film nor an event: the backend does not know the show. */
export const showResponse = orNothing(showDetail, ({ movie, event }) => isBlank(movie) && isBlank(event));

/** One show with its products. A response without film and event throws `notFound` (backend, "Shows"). */
export const fetchShowDetail = defineRequest(
  'show/fetchDetail',
  'read',
  async (reference: Reference, signal): Promise<ShowDetail> => {
    const detail = await http.get(...calls.showDetail(reference), showResponse, signal);
    if (!detail) throw new RequestFailure('notFound');
    return detail;
  },
  { retry: true, ages: true },
);

/** A current show; `undefined` if it no longer exists. */
export type ReadShow = { showId: number; show: ShowDetail | undefined };

type ReadDetail = typeof fetchShowDetail.send;

const readAtOnce = 3;

/** Fetches one show by its id. */
export async function readShow(
  showId: number,
  signal: AbortSignal,
  read: ReadDetail = fetchShowDetail.send,
): Promise<ReadShow> {
  try {
    return { showId, show: await read({ id: showId }, signal) };
  } catch (error) {
    if (!isGone(normaliseError(error))) throw error;
    return { showId, show: undefined };
  }
}

/** Fetches several shows, a few concurrently, in their order. Fails as a whole. */
export async function readShows(
  showIds: number[],
  signal: AbortSignal,
  readDetail: ReadDetail = fetchShowDetail.send,
): Promise<ReadShow[]> {
  const read: ReadShow[] = [];
  for (let first = 0; first < showIds.length; first += readAtOnce) {
    const some = showIds.slice(first, first + readAtOnce);
    read.push(...(await Promise.all(some.map((showId) => readShow(showId, signal, readDetail)))));
  }
  return read;
}

/** Assumed: `{ movie, shows }`; nothing, if both are missing (backend, "Films"). */
export const movieResponse = orNothing(
  v.object({ movie: unsoldMovie, shows: optionalList(show, 'shows') }),
  ({ movie, shows }) => isBlank(movie) && !(Array.isArray(shows) && shows.length > 0),
);

/** One film and its upcoming shows. A response without both throws `notFound` (requirements, "Detail fetching"). */
export const fetchMovie = defineRequest(
  'movie/fetch',
  'read',
  async ({ id, identifier }: Reference, signal) => {
    const query = { movieid: id, movieidentifier: identifier };
    const detail = await http.get('movie/getMovieDetailData', query, movieResponse, signal);
    if (!detail) throw new RequestFailure('notFound');
    return detail;
  },
  { retry: true, ages: true },
);

/** An invalid product is an error, not "no discount": the visitor would pay more without noticing. */
export const discountResponse = v.object({ product: orBlank(product) });

/** One concurrent request per discount of a selection. May be empty; fails as a whole. */
export const fetchDiscountProducts = defineRequest(
  'product/fetchDiscounts',
  'read',
  async ({ purchaseProductIds, purchaseProducts }: DiscountQuery, signal) => {
    const request = async (purchaseProductId: number): Promise<EarnedDiscount[]> => {
      const query = { purchaseProductId, purchaseProducts };
      const response = await http.post('product/getDiscountProduct', query, discountResponse, signal);
      return response.product ? [asDiscount(response.product, purchaseProductId)] : [];
    };
    return (await Promise.all(purchaseProductIds.map(request))).flat();
  },
);
