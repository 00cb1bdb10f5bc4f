import { lazy, Suspense, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LoadingBar } from '@/features/loadingBar/LoadingBar';
import { notificationsSlice } from '@/features/notifications/notificationsSlice';
import { frameTexts } from '@/texts/frame';
import { Footer } from './Footer';
import { Header } from './Header';
import { moodOf } from './mood';
import { Router } from './router';

const Toasts = lazy(async () => ({ default: (await import('@/features/notifications/Toasts')).Toasts }));

/** What stands around every page: header, main, footer, loading bar, notifications. */
export function Frame() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const hasNotifications = useSelector(notificationsSlice.selectors.selectWasAsked);
  useLayoutEffect(() => {
    document.documentElement.dataset['bsTheme'] = moodOf(pathname) === 'night' ? 'dark' : 'light';
  }, [pathname]);
  useLayoutEffect(() => {
    if (navigation === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return (
    <>
      <a className="skip-link" href="#inhalt">
        {frameTexts.skipToContent}
      </a>
      <LoadingBar />
      <Header />
      <main id="inhalt" tabIndex={-1} className="container">
        <Router />
      </main>
      <Footer />
      {hasNotifications && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
