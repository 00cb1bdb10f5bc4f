import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { isPurchaseAddress } from '@/shared/config/purchaseAddresses';
import { isAnythingFilledIn } from '@/shared/browser/filledIn';
import { leavingLink, pageOf } from '@/shared/browser/leaving';
import { afterOverlays } from '@/shared/browser/overlayHistory';
import { reloadPage } from '@/shared/browser/reloadPage';
import { readConsent } from '@/features/consent/consentCookie';
import { cookieConsentSlice } from '@/features/consent/cookieConsentSlice';
import { createProviders } from './providers';
import { isSecretAddress } from '@/features/consent/secretAddress';

export type ProviderConditions = {
  /** Whether this page has stood at a secret address: scripts could still find it in its history. */
  hadSecretAddress: boolean;
  /** Whether a request is under way, which a new page would cut off. */
  isBusy: () => boolean;
  /** Whether the visitor is about to choose. */
  isChoosing: boolean;
};

/**
 * Starts the scripts of others that the visitor agrees to, never where the address is a secret. What has to end only a
 * new page can end: it is loaded at once where nothing typed or asked for would be lost, else by the next link.
 */
export function useProviders({ hadSecretAddress, isBusy, isChoosing }: ProviderConditions): void {
  const consent = useSelector(cookieConsentSlice.selectors.selectConsent);
  const [providers] = useState(createProviders);

  const mustLoad = useEffectEvent((link: HTMLAnchorElement) => {
    if (isSecretAddress(link.pathname)) return providers.hasStarted();
    const needsNewPage = providers.hasRevoked(consent) || (hadSecretAddress && providers.isMissing(consent));
    return needsNewPage && navigator.onLine && !isBusy();
  });
  const mayReload = useEffectEvent(() => {
    // Where cookies are forbidden, a new page would know neither the choice nor the cart.
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

  // Before any script of theirs is there: who listens first hears first.
  useEffect(() => {
    /** The browser follows a link that the router does not hear of. */
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
