import { combineSlices } from '@reduxjs/toolkit';
import { authSlice } from '@/features/account/authSlice';
import { cookieConsentSlice } from '@/features/consent/cookieConsentSlice';
import { errorsSlice } from '@/features/notifications/errorsSlice';
import { listsSlice } from '@/features/catalogue/listsSlice';
import { loadingBarSlice } from '@/features/notifications/loadingBarSlice';
import { notificationsSlice } from '@/features/notifications/notificationsSlice';
import { readsSlice } from '@/shared/request/readsSlice';
import { showsSlice } from '@/features/catalogue/showsSlice';
import { upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';
import { wishlistSlice } from '@/features/account/wishlistSlice';

export const reducer = combineSlices(
  notificationsSlice,
  errorsSlice,
  loadingBarSlice,
  readsSlice,
  listsSlice,
  wishlistSlice,
  authSlice,
  showsSlice,
  cookieConsentSlice,
  upcomingMoviesSlice,
);
