import { useEffect, useEffectEvent, useRef } from 'react';
import { heartTexts } from '@/features/account/texts';
import { Button } from '@/shared/ui/Button';
import type { WishlistStatus } from '@/features/account/wishlistSlice';

type Props = {
  problem: Exclude<WishlistStatus, 'on' | 'off'>;
  onLogin: () => void;
  /** Called if the hint is removed while it contains the focus. */
  onRemoved: () => void;
};

export function HeartHint({ problem, onLogin, onRemoved }: Props) {
  const hint = useRef<HTMLDivElement>(null);
  const notifyRemoved = useEffectEvent(onRemoved);
  useEffect(() => {
    const element = hint.current;
    return () => {
      if (!element?.isConnected && document.activeElement === document.body) notifyRemoved();
    };
  }, []);
  return (
    <div ref={hint} className="heart-hint" role="status">
      <p>{heartTexts.problems[problem]}</p>
      {problem === 'loginNeeded' && (
        <Button variant="outline-primary" aria-haspopup="dialog" onClick={onLogin}>
          {heartTexts.login}
        </Button>
      )}
    </div>
  );
}
