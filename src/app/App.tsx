import { useInsertionEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { startHistoryGate } from '@/shared/browser/historyGate';
import { Frame } from '@/app/layout/Layout';
import { prerenderState, type createStore } from './store';

type Props = {
  store: ReturnType<typeof createStore>['store'];
  /** What a built page was rendered from. */
  serverState?: typeof prerenderState;
  /** What else than the shop is shown in its surroundings. */
  children?: ReactNode;
};

export function App({ store, serverState = prerenderState, children = <Frame /> }: Props) {
  // Earlier than the router, which begins to listen in a layout effect.
  useInsertionEffect(startHistoryGate, []);
  return (
    <Provider store={store} serverState={serverState}>
      <BrowserRouter>{children}</BrowserRouter>
    </Provider>
  );
}
