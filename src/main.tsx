import { startTransition, StrictMode } from 'react';
import { App } from './app/App';
import { createRoot, hydrateRoot } from './app/reactRoots';
import { createStore } from './app/store';
import { isPrerenderedPage } from './shared/browser/prerenderedPage';
import { fetchFonts } from './shared/browser/fonts';
import { stylesheetsLoaded } from './shared/browser/stylesheetsLoaded';
import { registerServiceWorker } from './serviceWorker/register';
import './app/theme.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

function begin(root: HTMLElement) {
  const app = (
    <StrictMode>
      <App store={createStore().store} />
    </StrictMode>
  );
  // In slices, so that the first cards and a press get in between.
  if (isPrerenderedPage(document.documentElement)) startTransition(() => void hydrateRoot(root, app));
  else {
    // What the build has put there stands with its own styles until then.
    void stylesheetsLoaded().then(() => {
      root.replaceChildren();
      createRoot(root).render(app);
    });
  }

  fetchFonts();
  registerServiceWorker();
}

// In a task of its own, after the one that evaluates the code.
setTimeout(begin, 0, root);
