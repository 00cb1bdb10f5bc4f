import { useEffect, useEffectEvent, useState } from 'react';
import { newsletterPopupDelay, newsletterPopupRetry } from '@/shared/config/constants';
import { settings } from '@/shared/config/settings';
import { openMailingPopup } from './mailingPopup';
import { useNavigationKind } from '@/shared/ui/NavigationProvider';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const NewsletterDialog = lazyWithRetry(async () => (await import('./NewsletterDialog')).NewsletterDialog);

export type PopupWish = {
  isAsked: boolean;
  hasConsent: boolean;
  /** Whether the visitor has not answered the consent dialog yet. */
  isUndecided: boolean;
};

const isDialogOpen = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Opens the newsletter popup 2 s after a navigation to `openfpsub=true`, and retries 4 s later if the provider's script
 * is not ready (requirements 2.4). Without consent, script or success it returns the shop's own dialog (requirements,
 * "Consent"). While consent is undecided, the first attempt is skipped: a popup must not appear under the pointer.
 */
export function useProgramPopup({ isAsked, hasConsent, isUndecided }: PopupWish) {
  const [isOpen, setIsOpen] = useState(false);
  const arrivalKind = useNavigationKind();
  const isWanted = useEffectEvent(() => isAsked && arrivalKind() !== 'back');
  const isBusy = useEffectEvent(() => isUndecided || isDialogOpen());
  const hasProvider = useEffectEvent(() => hasConsent && settings.VITE_MAILING_SCRIPT_URL !== undefined);

  useEffect(() => {
    if (!isWanted()) return undefined;
    let isLeft = false;
    let timer = setTimeout(openOrRetry, newsletterPopupDelay);

    function openOwn() {
      const show = () => !isLeft && !isDialogOpen() && setIsOpen(true);
      // The visitor did not request the dialog, so a failed load is ignored.
      NewsletterDialog.load().then(show, () => undefined);
    }

    function openOrRetry() {
      if (isBusy()) timer = setTimeout(openLast, newsletterPopupRetry);
      else if (!hasProvider()) openOwn();
      else if (!openMailingPopup()) timer = setTimeout(openLast, newsletterPopupRetry);
    }

    function openLast() {
      if (isDialogOpen() || (hasProvider() && openMailingPopup())) return;
      openOwn();
    }

    return () => {
      isLeft = true;
      clearTimeout(timer);
      setIsOpen(false);
    };
  }, [isAsked]);

  return { Dialog: isOpen ? NewsletterDialog : undefined, close: () => setIsOpen(false) };
}
