import type { StoreModule } from '@/shared/request/storeModule';
import { giftCardsSlice } from './giftCardsSlice';

export const giftCardsModule: StoreModule = { slices: [giftCardsSlice] };
