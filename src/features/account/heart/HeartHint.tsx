import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { authToggled } from '@/features/account/authSlice';
import { heartTexts } from '@/features/account/texts';
import { Button } from '@/shared/ui/Button';
import type { WishlistStatus } from '@/features/account/wishlistSlice';

/** Below the heart, which takes the focus if the hint is removed while it contains it. */
export function HeartHint({ problem }: { problem: Exclude<WishlistStatus, 'on' | 'off'> }) {
  const dispatch = useDispatch();
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = hint.current;
    const heart = element?.previousElementSibling as HTMLElement | null;
    return () => {
      if (!element?.isConnected && document.activeElement === document.body) {
        heart?.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <div ref={hint} className="heart-hint" role="status">
      <p>{heartTexts.problems[problem]}</p>
      {problem === 'loginNeeded' && (
        <Button variant="outline-primary" aria-haspopup="dialog" onClick={() => dispatch(authToggled())}>
          {heartTexts.login}
        </Button>
      )}
    </div>
  );
}
