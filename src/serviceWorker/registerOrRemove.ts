import { Workbox } from 'workbox-window';
import { isFirstReload } from '@/shared/browser/firstReload';
import { workerFile } from './files';
import { followUpdates } from './followUpdates';

const workerAddress = `/${workerFile}`;

type FileState = 'script' | 'gone' | 'unknown';

async function lookAtFile(): Promise<FileState> {
  try {
    const { ok, status, headers } = await fetch(workerAddress, { cache: 'no-store' });
    // A server in trouble says nothing about its files, and then the worker is needed most.
    if (status >= 500) return 'unknown';
    // Servers that answer a missing file with the shell do so with 200, so the type decides.
    return ok && /javascript/i.test(headers.get('content-type') ?? '') ? 'script' : 'gone';
  } catch {
    console.warn('No connection: the shop runs from what the service worker keeps.');
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

/**
 * Registers the worker if its file is a script. If it is missing or something else, unregisters the worker and reloads
 * a page that it controlled, once a session. If the server cannot be asked, leaves everything as it is.
 */
export async function registerOrRemove(): Promise<void> {
  const state = await lookAtFile();
  if (state === 'script') {
    const worker = new Workbox(workerAddress);
    followUpdates(worker);
    await worker.register({ immediate: true });
  }
  if (state === 'gone') await remove();
}
