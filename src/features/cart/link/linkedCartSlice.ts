import { offersSlice, readOffers } from '@/features/cart/offers';
import { defineRequest } from '@/shared/request/defineRequest';
import type { StoreModule } from '@/shared/request/storeModule';

/** Current offers for the contents of a cart link. */
export const readLinkedCart = defineRequest('cartLink/read', 'read', readOffers, { retry: true });

export const linkedCartSlice = offersSlice('linkedCart', readLinkedCart);

export const linkedCartModule: StoreModule = { slices: [linkedCartSlice] };
