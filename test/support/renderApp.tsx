import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '@/app/App';
import { createStore } from '@/app/store';
import { addCleanup } from './cleanups';
import { writeHistory } from './newTab';

/** Renders the shop with a new store, like a new tab; without an address, like a reload. */
export function renderApp(address?: string) {
  if (address !== undefined) writeHistory('pushState', address);
  const { store, stop } = createStore();
  const { unmount } = render(<App store={store} />);
  function close() {
    unmount();
    stop();
  }
  addCleanup(close);
  return { user: userEvent.setup({ delay: null }), store, close };
}
