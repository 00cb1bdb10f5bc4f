import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { slowAnswerAfter } from '@/config/limits';

type Props = {
  label: string;
  texts: { slow: string; retry: string; cancel: string };
  onRetry?: () => void;
  onCancel?: () => void;
};

/** What stands while an answer is awaited; after 10 s it says so and offers a way out (quality R7). */
export function Loading({ label, texts, onRetry, onCancel }: Props) {
  const [isSlow, setIsSlow] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAnswerAfter);
    return () => clearTimeout(timer);
  }, [attempt]);

  function retry() {
    setIsSlow(false);
    setAttempt(attempt + 1);
    onRetry?.();
  }

  return (
    <div className="state" role="status">
      <span className="spinner" aria-hidden="true" />
      <p>{label}</p>
      {isSlow && (
        <>
          <p>{texts.slow}</p>
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
      )}
    </div>
  );
}
