import '@/lib/historyGate';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from './Frame';
import type { createStore } from './store';

export function App({ store }: { store: ReturnType<typeof createStore>['store'] }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </Provider>
  );
}
