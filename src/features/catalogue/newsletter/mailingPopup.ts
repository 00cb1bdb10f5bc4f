type MailingPopup = { open: () => void };

/**
 * Opens the popup of the mailing provider's script; returns whether it opened. Assumes that a loaded script defines
 * `window.mailingPopup` with `open()`. An exception counts as not loaded.
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
