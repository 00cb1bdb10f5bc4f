/** Chromium's event that offers to install the site. It is not a standard, so the DOM's types lack it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let held: InstallPrompt | undefined;

/** Keeps the browser from asking by itself: the shop asks after a purchase. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallPrompt;
  });
}

/** The prompt that this page may show, until the shop is installed. */
export const heldInstallPrompt = () => held;

/** Calls back when the browser offers to install the site, and when it is installed. */
export function onInstallPrompt(react: () => void): () => void {
  const installed = () => {
    held = undefined;
    react();
  };
  window.addEventListener('beforeinstallprompt', react);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', react);
    window.removeEventListener('appinstalled', installed);
  };
}
