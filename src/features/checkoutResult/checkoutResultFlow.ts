import type { Flow } from '@/request/flow';
import { checkoutResultSlice } from './checkoutResultSlice';
import { paymentPollingSaga } from './paymentPollingSaga';

export const checkoutResultFlow: Flow = { slices: [checkoutResultSlice], sagas: [paymentPollingSaga] };
