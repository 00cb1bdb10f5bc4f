import { useEffect, useEffectEvent } from 'react';

/** Says that a screen shows what `address` means, and that it left it; both are called once for each address. */
export function useOpened(address: string, onOpen: () => void, onLeave: () => void): void {
  const open = useEffectEvent(onOpen);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    open();
    return () => leave();
  }, [address]);
}
