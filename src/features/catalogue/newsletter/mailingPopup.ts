type MailingPopup = { open: () => void };

/**
 * Opens the sign-up popup of the mailing provider's script and says whether it did. An assumption, in this one
 * place: a script that is ready has put `mailingPopup` with `open()` on the window. What the provider's code throws
 * counts as not ready.
 */
export function openMailingPopup(): boolean {
  const { mailingPopup } = window as { mailingPopup?: Partial<MailingPopup> };
  if (typeof mailingPopup?.open !== 'function') return false;
  try {
    mailingPopup.open();
    return true;
  } catch {
    return false;
  }
}
