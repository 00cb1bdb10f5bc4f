import * as v from 'valibot';
import type { PriceCheckResponse, PriceCheckQuery } from '@/domain/priceChanges';
import type { ShowDetail } from '@/domain/entities';
import type { Reference } from '@/domain/reference';
import { http } from '@/shared/api/http';
import { RequestFailure } from '@/shared/request/errors';
import { shopNow } from '@/shared/browser/serverClock';
import { defineRequest } from '@/shared/request/defineRequest';
import { calls } from '@/features/catalogue/calls';
import { showDetail } from '@/features/catalogue/entitySchemas';
import { readShows, showResponse } from '@/features/catalogue/detailApi';
import { fetchGiftCards } from '@/features/cart/vouchersApi';

const isObject = (value: unknown): value is { movie?: unknown } =>
  typeof value === 'object' && value !== null;

function withoutPrice(response: unknown): unknown {
  if (!isObject(response)) return response;
  const { movie } = response;
  return { ...response, price: undefined, movie: isObject(movie) ? { ...movie, price: 0 } : movie };
}

/** A show whose ticket has an unreadable price, which holds the order back. */
const unpricedShow = v.pipe(
  v.unknown(),
  v.transform(withoutPrice),
  showDetail,
  v.transform((show): ShowDetail => ({ ...show, isUnpriced: true })),
);

async function readDetail(reference: Reference, signal: AbortSignal): Promise<ShowDetail> {
  const response = v.union([showResponse, unpricedShow]);
  const show = await http.get(...calls.showDetail(reference), response, signal);
  if (!show) throw new RequestFailure('notFound');
  return show;
}

/**
 * Loads the current prices (cents) and dates of a cart before it is ordered. Fails as a whole. `readAt`: time of the
 * response in epoch ms.
 */
export const checkPrices = defineRequest(
  'order/checkPrices',
  'read',
  async ({ showIds, withGiftCards }: PriceCheckQuery, signal): Promise<PriceCheckResponse> => {
    const giftCards = withGiftCards ? await fetchGiftCards.send(null, signal) : undefined;
    const shows = await readShows(showIds, signal, readDetail);
    return { shows, giftCards, readAt: shopNow() };
  },
  { retry: true, ages: true },
);
