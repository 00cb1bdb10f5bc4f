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
  /** The visitor has not answered the question for consent yet. */
  isUndecided: boolean;
};

const isDialogOpen = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Opens the newsletter's popup 2 s after an arrival with `openfpsub=true`, and tries once more 4 s later if the
 * provider's script is not ready then (requirements 2.4). Without consent, without a script or without success our own
 * dialog takes its place (requirements, "Consent"): it is what the hook returns, until it is closed. Whoever has not
 * answered the question for consent is left those 4 s for it: nothing pushes between the pointer and its buttons.
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
      // Nobody misses a dialog that was not asked for by hand, so that code that does not arrive is no failure.
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
