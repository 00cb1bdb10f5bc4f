import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { newsletterPopupDelay, newsletterPopupRetry } from '@/shop/constants';
import { settings } from '@/shared/config/settings';
import { cookieConsentSlice } from '@/features/consent/cookieConsentSlice';
import { useNavigationKind } from '@/shared/ui/NavigationProvider';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

type MailingPopup = { open: () => void };

/**
 * Opens the popup of the mailing provider's script; returns whether it opened. Assumes that a loaded script defines
 * `window.mailingPopup` with `open()`. An exception counts as not loaded.
 */
function openMailingPopup(): boolean {
  const { mailingPopup } = window as { mailingPopup?: Partial<MailingPopup> };
  if (typeof mailingPopup?.open !== 'function') return false;
  try {
    mailingPopup.open();
    return true;
  } catch {
    return false;
  }
}

const NewsletterDialog = lazyWithRetry(async () => (await import('./NewsletterDialog')).NewsletterDialog);

type PopupOptions = {
  isRequested: boolean;
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
function useProgramPopup({ isRequested, hasConsent, isUndecided }: PopupOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const navigationKind = useNavigationKind();
  const shouldOpen = useEffectEvent(() => isRequested && navigationKind() !== 'back');
  const isBusy = useEffectEvent(() => isUndecided || isDialogOpen());
  const hasProvider = useEffectEvent(() => hasConsent && settings.VITE_MAILING_SCRIPT_URL !== undefined);

  useEffect(() => {
    if (!shouldOpen()) return undefined;
    let isUnmounted = false;
    let timer = setTimeout(openOrRetry, newsletterPopupDelay);

    function openOwn() {
      const show = () => !isUnmounted && !isDialogOpen() && setIsOpen(true);
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
      isUnmounted = true;
      clearTimeout(timer);
      setIsOpen(false);
    };
  }, [isRequested]);

  return { Dialog: isOpen ? NewsletterDialog : undefined, close: () => setIsOpen(false) };
}

/** The newsletter popup for links with `openfpsub=true` (requirements 2.4). */
export function ProgramPopup() {
  const [search] = useSearchParams();
  const { consent, marketing } = useSelector(cookieConsentSlice.selectors.selectConsent);
  const { Dialog, close } = useProgramPopup({
    isRequested: search.get('openfpsub') === 'true',
    hasConsent: marketing,
    isUndecided: consent === null,
  });
  return Dialog ? <Dialog onClose={close} /> : null;
}
