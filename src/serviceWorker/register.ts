import { shouldRegister } from './shouldRegister';

async function start(): Promise<void> {
  try {
    const { registerOrRemove } = await import('./registerOrRemove');
    await registerOrRemove();
  } catch (error) {
    console.warn('The service worker was left as it is.', error);
  }
}

/** Registers the worker, or removes one whose file is gone, once the page has loaded (requirements, "Other flows"). */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (!shouldRegister(window.location.hostname, import.meta.env.PROD)) return;
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
}
