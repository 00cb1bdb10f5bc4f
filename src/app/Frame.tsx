import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingBar } from '@/features/loadingBar/LoadingBar';
import { ToastRegion } from '@/features/notifications/ToastRegion';
import { Marks } from '@/features/wishlist/Marks';
import { frameTexts } from '@/texts/frame';
import { Arrival } from '@/ui/Arrival';
import { TrailContext } from '@/ui/Breadcrumb';
import { ConsentRegion } from './ConsentRegion';
import { Footer } from './Footer';
import { Header } from './Header';
import { applyTheme, themeOf } from './mood';
import { Router } from './router';
import { StatusRegion } from './StatusRegion';
import { trail } from './trail';
import { useCardLinks } from './useCardLinks';
import { useCardTransition } from './useCardTransition';
import { usePrefetchedCode } from './usePrefetchedCode';
import { useScrollMemory } from './useScrollMemory';

/** What stands around every page: header, main, footer, loading bar, notifications. */
export function Frame() {
  const { pathname } = useLocation();
  const [isChoosing, setIsChoosing] = useState(false);
  useLayoutEffect(() => {
    applyTheme(themeOf(pathname));
  }, [pathname]);
  useScrollMemory();
  useCardTransition();
  useCardLinks();
  usePrefetchedCode();
  return (
    <Arrival>
      <a className="skip-link" href="#inhalt">
        {frameTexts.skipToContent}
      </a>
      <ConsentRegion isChoosing={isChoosing} onChoosing={setIsChoosing} />
      <StatusRegion />
      <LoadingBar />
      <Header />
      <main id="inhalt" tabIndex={-1} className="container">
        <TrailContext value={trail}>
          <Marks>
            <Router />
          </Marks>
        </TrailContext>
      </main>
      <Footer onCookieSettings={() => setIsChoosing(true)} />
      <ToastRegion />
    </Arrival>
  );
}
