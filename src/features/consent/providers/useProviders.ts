import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';
import { isAnythingFilledIn } from '@/shared/browser/filledIn';
import { leavingLink, pageOf } from '@/shared/browser/leaving';
import { afterOverlays } from '@/shared/browser/overlayHistory';
import { reloadPage } from '@/shared/browser/reloadPage';
import { loadingBarSlice } from '@/features/notifications/loadingBarSlice';
import { readConsent } from '@/features/consent/consentCookie';
import { cookieConsentSlice } from '@/features/consent/cookieConsentSlice';
import { createProviders } from './providers';
import { isSecretAddress } from '@/features/consent/secretAddress';

const { selectIsShown } = loadingBarSlice.selectors;

export type ProviderConditions = {
  /** Whether this page was at a secret address, which scripts could read from its history. */
  hadSecretAddress: boolean;
  /** Whether the settings dialog is open. */
  isChoosing: boolean;
};

/**
 * Adds the scripts that have consent, never at a secret address. A withdrawal needs a new page: it reloads if
 * no input or request would be lost, otherwise the next link loads its page.
 */
export function useProviders({ hadSecretAddress, isChoosing }: ProviderConditions): void {
  const consent = useSelector(cookieConsentSlice.selectors.selectConsent);
  const [providers] = useState(createProviders);
  const store = useStore<Parameters<typeof selectIsShown>[0]>();
  /** Whether a request is pending, which a reload would abort. */
  const isBusy = () => selectIsShown(store.getState());

  const mustLoad = useEffectEvent((link: HTMLAnchorElement) => {
    if (isSecretAddress(link.pathname)) return providers.hasStarted();
    const needsNewPage = providers.hasRevoked(consent) || (hadSecretAddress && providers.isMissing(consent));
    return needsNewPage && navigator.onLine && !isBusy();
  });
  const mayReload = useEffectEvent(() => {
    // If cookies are blocked, a reload would lose the choice and the cart.
    const isStored = readConsent() !== undefined;
    return (
      providers.hasRevoked(consent) &&
      isStored &&
      navigator.onLine &&
      !isBusy() &&
      !isPurchaseAddress(window.location.pathname) &&
      !isAnythingFilledIn()
    );
  });

  // Registered before any third-party script is added, so that these listeners run first.
  useEffect(() => {
    /** Stops the event before the router handles it, so that the browser follows the link. */
    function leaveToBrowser(event: MouseEvent) {
      const link = leavingLink(event, pageOf(window.location));
      if (link && mustLoad(link)) event.stopPropagation();
    }
    function reloadSecret(event: PopStateEvent) {
      if (!providers.hasStarted() || !isSecretAddress(window.location.pathname)) return;
      event.stopImmediatePropagation();
      reloadPage();
    }
    document.addEventListener('click', leaveToBrowser, { capture: true });
    window.addEventListener('popstate', reloadSecret);
    return () => {
      document.removeEventListener('click', leaveToBrowser, { capture: true });
      window.removeEventListener('popstate', reloadSecret);
    };
  }, [providers]);

  useEffect(() => providers.follow(consent, !hadSecretAddress), [providers, consent, hadSecretAddress]);

  useEffect(() => {
    if (!isChoosing && mayReload()) afterOverlays(reloadPage);
  }, [consent, isChoosing]);
}
