import type { StoreModule } from '@/shared/request/storeModule';
import { authSaga } from './authSaga';

/** For whatever signs in or out: the dialog, and the screen with the `LogoutButton`. */
export const authModule: StoreModule = { sagas: [authSaga] };
