import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LoadingBar } from '@/features/loadingBar/LoadingBar';
import { ToastRegion } from '@/features/notifications/ToastRegion';
import { frameTexts } from '@/texts/frame';
import { Arrival } from '@/ui/Arrival';
import { Footer } from './Footer';
import { Header } from './Header';
import { moodOf } from './mood';
import { Router } from './router';

/** What stands around every page: header, main, footer, loading bar, notifications. */
export function Frame() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    document.documentElement.dataset['bsTheme'] = moodOf(pathname) === 'night' ? 'dark' : 'light';
  }, [pathname]);
  useLayoutEffect(() => {
    if (navigation === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return (
    <Arrival>
      <a className="skip-link" href="#inhalt">
        {frameTexts.skipToContent}
      </a>
      <LoadingBar />
      <Header />
      <main id="inhalt" tabIndex={-1} className="container">
        <Router />
      </main>
      <Footer />
      <ToastRegion />
    </Arrival>
  );
}
