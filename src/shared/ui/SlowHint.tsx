import { useEffect, useState, type ReactNode } from 'react';
import { slowResponseAfter } from '@/shared/config/constants';
import { Button } from './Button';
import { statusTexts } from './texts';

type Props = {
  texts?: { slow: string; retry: string; cancel: string };
  onRetry?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
};

/** Says after 10 s that a response is late (requirements R7). Its parent has the role `status`. */
export function SlowHint({ texts = statusTexts, onRetry, onCancel, children }: Props) {
  const [isSlow, setIsSlow] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowResponseAfter);
    return () => clearTimeout(timer);
  }, [attempt]);

  function retry() {
    setIsSlow(false);
    setAttempt(attempt + 1);
    onRetry?.();
  }

  if (!isSlow) return null;
  return (
    <>
      <p>{texts.slow}</p>
      {children}
      <div className="actions">
        {onRetry && (
          <Button variant="primary" onClick={retry}>
            {texts.retry}
          </Button>
        )}
        {onCancel && (
          <Button variant="outline-primary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
