import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Where a page that is rendered when the shop is built leaves what it does when it is opened. */
export const RouteEnterSink = createContext<((open: () => void) => void) | undefined>(undefined);

/** Says that a screen shows what `address` means, and that it left it; both are called once for each address. */
export function useRouteLifecycle(address: string, onOpen: () => void, onLeave: () => void): void {
  useContext(RouteEnterSink)?.(onOpen);
  const open = useEffectEvent(onOpen);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    open();
    return () => leave();
  }, [address]);
}
