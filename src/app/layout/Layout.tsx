import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingBar } from '@/features/notifications/LoadingBar';
import { ToastRegion } from '@/features/notifications/ToastRegion';
import { WishlistStatusProvider } from '@/features/account/heart/WishlistStatus';
import { commonTexts } from '@/shop/commonTexts';
import { layoutTexts } from './texts';
import { NavigationProvider } from '@/shared/ui/NavigationProvider';
import { BreadcrumbContext } from '@/shared/ui/Breadcrumbs';
import { ConsentRegion } from './ConsentRegion';
import { Footer } from './Footer';
import { Header } from './Header';
import { applyColorMode, colorModeFor } from './theme';
import { FocusRelease } from '@/app/navigation/FocusRelease';
import { LinkPrefetcher } from '@/app/navigation/LinkPrefetcher';
import { Router } from '@/app/router';
import { breadcrumbs } from './breadcrumbs';
import { usePlainLinks } from '@/app/navigation/usePlainLinks';
import { useCardTransition } from '@/app/navigation/useCardTransition';
import { useScrollRestoration } from '@/app/navigation/useScrollRestoration';
import { lazyPart } from '@/app/lazyPart';
import { useLazyCode } from './useLazyCode';

const Status = lazyPart(() => import('./Status'), 'Status');

/** Loads `Status` after the first screen; immediately when offline. */
function StatusRegion() {
  const { code } = useLazyCode(Status, navigator.onLine ? 'late' : 'now');
  return code === 'loaded' ? <Status /> : null;
}

export function Layout() {
  const { pathname } = useLocation();
  const [isChoosing, setIsChoosing] = useState(false);
  useLayoutEffect(() => {
    applyColorMode(colorModeFor(pathname));
  }, [pathname]);
  useScrollRestoration();
  useCardTransition();
  usePlainLinks();
  return (
    <NavigationProvider>
      <a className="skip-link" href="#inhalt">
        {layoutTexts.skipToContent}
      </a>
      <ConsentRegion isChoosing={isChoosing} onChoosing={setIsChoosing} />
      <StatusRegion />
      <LinkPrefetcher />
      <LoadingBar />
      <Header />
      <main id="inhalt" tabIndex={-1} className="container">
        <noscript>
          <p className="without-app">{commonTexts.withoutScripts}</p>
        </noscript>
        <BreadcrumbContext value={breadcrumbs}>
          <WishlistStatusProvider>
            <FocusRelease>
              <Router />
            </FocusRelease>
          </WishlistStatusProvider>
        </BreadcrumbContext>
      </main>
      <Footer onCookieSettings={() => setIsChoosing(true)} />
      <ToastRegion />
    </NavigationProvider>
  );
}
