import { useEffect, useEffectEvent, useState } from 'react';

type DeferredClick = {
  isDeferred: boolean;
  onClick: () => void;
  withdraw: () => void;
};

/** Stores a click during `isWaiting`, and calls `act(true)` for it once the response is there. */
export function useDeferredClick(isWaiting: boolean, act: (isLate: boolean) => void): DeferredClick {
  const [isDeferred, setIsDeferred] = useState(false);
  const actLate = useEffectEvent(() => {
    setIsDeferred(false);
    act(true);
  });
  useEffect(() => {
    if (!isDeferred || isWaiting) return undefined;
    const timer = setTimeout(() => actLate());
    return () => clearTimeout(timer);
  }, [isDeferred, isWaiting]);
  return {
    isDeferred,
    onClick: () => {
      if (isWaiting || isDeferred) setIsDeferred(true);
      else act(false);
    },
    withdraw: () => setIsDeferred(false),
  };
}
