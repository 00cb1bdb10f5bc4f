import type { PriceCheckResponse, PriceCheckQuery } from '@/domain/priceChanges';
import { shopNow } from '@/shared/browser/serverClock';
import { defineRequest } from '@/shared/request/defineRequest';
import { readShows } from '@/features/catalogue/showsApi';
import { fetchGiftCards } from '@/features/cart/vouchersApi';

/**
 * Looks again at what is in a cart, before it is ordered: prices may have changed since. Fails as a whole. `readAt` is
 * the moment of the answer (epoch ms).
 */
export const checkPrices = defineRequest(
  'order/checkPrices',
  'read',
  async ({ showIds, withGiftCards }: PriceCheckQuery, signal): Promise<PriceCheckResponse> => {
    const giftCards = withGiftCards ? await fetchGiftCards.send(undefined, signal) : undefined;
    const shows = await readShows(showIds, signal);
    return { shows, giftCards, readAt: shopNow() };
  },
  { retry: true },
);
