import { startTransition, StrictMode } from 'react';
import { App } from './app/App';
import { createRoot, hydrateRoot } from './app/reactRoots';
import { createStore } from './app/store';
import { holdInstallPrompt } from './shared/browser/installPrompt';
import { restoreAddress } from './shared/browser/freshAddress';
import { isPrerenderedPage } from './shared/browser/prerenderedPage';
import { stylesheetsLoaded } from './shared/browser/stylesheetsLoaded';
import { registerServiceWorker } from './serviceWorker/register';
import './app/theme.scss';

// A build has them in a file of its own, which the head script loads.
if (import.meta.env.DEV) void import('./app/fonts');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

function start(root: HTMLElement) {
  const { store } = createStore();
  const app = (
    <StrictMode>
      <App store={store} />
    </StrictMode>
  );
  // The head script waits for it.
  document.documentElement.dataset['start'] = 'done';
  const { href } = window.location;
  // React renders anew what it cannot hydrate, which is no error after a step to another page.
  const onRecoverableError = (error: unknown) => window.location.href === href && reportError(error);
  // A transition hydrates in chunks, so that prehydration and input are handled in between.
  if (isPrerenderedPage(document.documentElement))
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else {
    // The prerendered content keeps its critical CSS until the stylesheets are loaded.
    void stylesheetsLoaded().then(() => {
      root.replaceChildren();
      createRoot(root).render(app);
    });
  }

  registerServiceWorker();
}

restoreAddress();
holdInstallPrompt();
// A separate task, after the one that evaluates the code.
setTimeout(start, 0, root);
