import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createStore } from './app/store';
import { registerServiceWorker } from './serviceWorker/register';
import './styles/theme.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <App store={createStore().store} />
  </StrictMode>,
);

registerServiceWorker();
