import '@/lib/historyGate';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from './Frame';
import { builtState, type createStore } from './store';

type Props = {
  store: ReturnType<typeof createStore>['store'];
  /** What a built page was rendered from. */
  serverState?: typeof builtState;
};

export function App({ store, serverState = builtState }: Props) {
  return (
    <Provider store={store} serverState={serverState}>
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </Provider>
  );
}
