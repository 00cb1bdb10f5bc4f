import { useEffect, useEffectEvent, useState } from 'react';

type DeferredClick = {
  isDeferred: boolean;
  onClick: () => void;
  withdraw: () => void;
};

/**
 * For a button that waits for a response (`isWaiting`): a click meanwhile is stored, and `act(true)` is called once
 * the response is there, which may be a reason not to act. Otherwise a click calls `act(false)`.
 */
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
