import '@/lib/historyGate';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from './Frame';
import { builtState, type createStore } from './store';

export function App({ store }: { store: ReturnType<typeof createStore>['store'] }) {
  return (
    <Provider store={store} serverState={builtState}>
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </Provider>
  );
}
