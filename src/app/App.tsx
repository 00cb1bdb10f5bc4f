import { useEffect, useInsertionEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { startHistoryGate } from '@/shared/browser/historyGate';
import { watchPresses } from '@/shared/browser/press';
import { Layout } from '@/app/layout/Layout';
import { prerenderState, type createStore } from './store';

type Props = {
  store: ReturnType<typeof createStore>['store'];
  serverState?: typeof prerenderState;
  children?: ReactNode;
};

/** Navigations are transitions, as in the next version, so that a long page does not block input. */
const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true };

export function App({ store, serverState = prerenderState, children = <Layout /> }: Props) {
  // An insertion effect runs before the layout effect in which the router starts to listen.
  useInsertionEffect(startHistoryGate, []);
  // The router does not hear a step between its first render and the effect in which it starts to listen.
  const [firstAddress] = useState(() => globalThis.location?.href);
  useLayoutEffect(() => {
    if (window.location.href !== firstAddress)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [firstAddress]);
  useEffect(watchPresses, []);
  return (
    <Provider store={store} serverState={serverState}>
      <BrowserRouter future={routerFuture}>{children}</BrowserRouter>
    </Provider>
  );
}
