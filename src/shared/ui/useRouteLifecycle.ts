import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Receives `onEnter` of a page that is prerendered, where no effects run. */
export const RouteEnterSink = createContext<((enter: () => void) => void) | undefined>(undefined);

/** Calls `onEnter` when a page shows `address` and `onLeave` when it leaves it, once for each address. */
export function useRouteLifecycle(address: string, onEnter: () => void, onLeave: () => void): void {
  useContext(RouteEnterSink)?.(onEnter);
  const enter = useEffectEvent(onEnter);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    enter();
    return () => leave();
  }, [address]);
}
