import type { Flow } from '@/request/flow';
import { giftCardsSlice } from './giftCardsSlice';

export const giftCardsFlow: Flow = { slices: [giftCardsSlice] };
