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
import { PrefetchedCode } from './PrefetchedCode';
import { Router } from './router';
import { StatusRegion } from './StatusRegion';
import { trail } from './trail';
import { useCardLinks } from './useCardLinks';
import { useCardTransition } from './useCardTransition';
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
  return (
    <Arrival>
      <a className="skip-link" href="#inhalt">
        {frameTexts.skipToContent}
      </a>
      <ConsentRegion isChoosing={isChoosing} onChoosing={setIsChoosing} />
      <StatusRegion />
      <PrefetchedCode />
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
