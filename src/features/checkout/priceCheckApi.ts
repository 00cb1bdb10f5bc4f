import type { PriceCheckResponse, PriceCheckQuery } from '@/domain/priceChanges';
import { shopNow } from '@/shared/browser/serverClock';
import { defineRequest } from '@/shared/request/defineRequest';
import { readShows, checkedAnswer } from '@/features/catalogue/showsApi';
import { fetchGiftCards } from '@/features/cart/vouchersApi';

/**
 * Loads the current prices (cents) and dates of a cart before it is ordered. Fails as a whole. `readAt`: time of the
 * response in epoch ms.
 */
export const checkPrices = defineRequest(
  'order/checkPrices',
  'read',
  async ({ showIds, withGiftCards }: PriceCheckQuery, signal): Promise<PriceCheckResponse> => {
    const giftCards = withGiftCards ? await fetchGiftCards.send(undefined, signal) : undefined;
    const shows = await readShows(showIds, signal, checkedAnswer);
    return { shows, giftCards, readAt: shopNow() };
  },
  { retry: true },
);
