import type { Flow } from '@/request/flow';
import { cartNotificationsSaga } from './cartNotificationsSaga';
import { cartPersistenceSaga } from './cartPersistenceSaga';
import { cartSlice } from './cartSlice';

/** What begins by reading the stored cart: whoever changes the cart or shows it comes with this. */
export const cartFlow: Flow = { slices: [cartSlice], sagas: [cartNotificationsSaga, cartPersistenceSaga] };
