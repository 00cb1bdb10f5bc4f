/** Loads the page anew, which ends whatever scripts run in it. */
export function reloadPage(): void {
  window.location.reload();
}
