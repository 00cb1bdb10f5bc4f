import { useEffect, useEffectEvent, useRef } from 'react';
import { heartTexts } from '@/features/account/heartTexts';
import { Button } from '@/shared/ui/Button';
import type { Mark } from '@/features/account/wishlistSlice';

type Props = {
  problem: Exclude<Mark, 'on' | 'off'>;
  onLogin: () => void;
  /** The hint went, and the focus with it. */
  onGone: () => void;
};

/** Why a film could not be marked, beside its heart until it is. */
export function HeartHint({ problem, onLogin, onGone }: Props) {
  const hint = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const part = hint.current;
    return () => {
      if (!part?.isConnected && document.activeElement === document.body) gone();
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
