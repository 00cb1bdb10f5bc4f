import { Workbox } from 'workbox-window';
import { isFirstReload } from '@/shared/browser/firstReload';
import { workerFile } from './files';
import { followUpdates } from './followUpdates';

const workerAddress = `/${workerFile}`;

type FileState = 'script' | 'gone' | 'unknown';

async function checkFile(): Promise<FileState> {
  try {
    const { ok, status, headers } = await fetch(workerAddress, { cache: 'no-store' });
    // A server error does not prove that the file is missing, and the worker is needed during an outage.
    if (status >= 500) return 'unknown';
    // Some servers respond to a missing file with the shell and 200, so the content type decides.
    return ok && /javascript/i.test(headers.get('content-type') ?? '') ? 'script' : 'gone';
  } catch {
    console.warn('No connection: the service worker responds from its caches.');
    return 'unknown';
  }
}

async function remove(): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null;
  const scope = new URL('/', window.location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter((registration) => registration.scope === scope);
  const removed = await Promise.all(ours.map((registration) => registration.unregister()));
  if (wasControlled && removed.includes(true) && isFirstReload('withoutServiceWorker'))
    window.location.reload();
}

/** Unregisters a worker without a file and reloads its page once per session. Unreachable servers change nothing. */
export async function registerOrRemove(): Promise<void> {
  const state = await checkFile();
  if (state === 'script') {
    const worker = new Workbox(workerAddress);
    followUpdates(worker);
    await worker.register({ immediate: true });
  }
  if (state === 'gone') await remove();
}
