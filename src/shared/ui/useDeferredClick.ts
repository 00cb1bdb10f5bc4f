import { useEffect, useEffectEvent, useState } from 'react';

type DeferredClick = {
  /** Whether a click waits for the answer. */
  isDeferred: boolean;
  onClick: () => void;
  withdraw: () => void;
};

/**
 * For a button that waits for an answer (`isWaiting`): a click meanwhile is kept, and `act` is called for it once the
 * answer is there. `isLate` says so, for the answer may be a reason not to do it.
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
