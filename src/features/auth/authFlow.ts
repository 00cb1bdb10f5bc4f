import type { Flow } from '@/request/flow';
import { authSaga } from './authSaga';

/** For whatever signs in or out: the dialog, and the screen with the `LogoutButton`. */
export const authFlow: Flow = { sagas: [authSaga] };
