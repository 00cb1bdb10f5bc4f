import { afterFirstScreen } from '@/shared/browser/firstScreen';

const localHosts = /^(?:|localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/i;

/** A worker is for the built shop and never for a local host (requirements, "Other flows"). */
export function shouldRegister(hostname: string, isProduction: boolean): boolean {
  return isProduction && !localHosts.test(hostname);
}

async function start(): Promise<void> {
  try {
    const { registerOrRemove } = await import('./registerOrRemove');
    await registerOrRemove();
  } catch (error) {
    console.warn('The service worker was not changed.', error);
  }
}

/** Registers the worker after the first screen, or removes it if its file is missing (requirements, "Other flows"). */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (!shouldRegister(window.location.hostname, import.meta.env.PROD)) return;
  afterFirstScreen(() => void start());
}
