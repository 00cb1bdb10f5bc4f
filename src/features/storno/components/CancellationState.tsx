import { useEffect, useRef, type ReactNode } from 'react';
import type { StornoOrder } from '@/features/checkout/ordersApi';
import { mayHaveArrived, type RequestError } from '@/shared/request/errors';
import { errorText } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { stornoTexts as texts } from '@/features/storno/texts';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { SlowHint } from '@/shared/ui/SlowHint';
import { sentStorno } from '@/features/storno/sentStornos';

export type CancellationProps = {
  order: StornoOrder;
  /** How far this order's cancellation is. */
  outcome: 'running' | { failed: RequestError } | undefined;
  /** Another order's cancellation is under way, and one goes at a time. */
  isOtherRunning: boolean;
  isLooking: boolean;
  lookError: RequestError | null;
  onLook: () => void;
  onStopLooking: () => void;
  onStopWaiting: () => void;
};

const waitingTexts = { ...statusTexts, cancel: texts.stopWaiting };

/** How far the cancellation of an order is, and what became of the last look. */
export function CancellationState(props: CancellationProps) {
  const { order, outcome, isOtherRunning, isLooking, lookError, onLook, onStopLooking, onStopWaiting } =
    props;
  if (isLooking) {
    return (
      <div role="status">
        <p>{texts.looking}</p>
        <SlowHint texts={statusTexts} onCancel={onStopLooking} />
      </div>
    );
  }
  if (lookError) {
    return (
      <Problem title={texts.lookFailed} onLook={onLook}>
        <p>{errorText(lookError)}</p>
      </Problem>
    );
  }
  if (outcome === 'running') {
    return (
      <div role="status">
        <SlowHint texts={waitingTexts} onCancel={onStopWaiting}>
          <p>{texts.slow}</p>
        </SlowHint>
      </div>
    );
  }
  if (outcome) return <FailedCancellation error={outcome.failed} onLook={onLook} />;
  if (isOtherRunning) return <p>{texts.otherRunning}</p>;
  const known = sentStorno(order.stornoIdentifier);
  if (known === 'sent') return <Notice variant="info">{texts.notYet}</Notice>;
  return (
    known === 'done' && (
      <Notice variant="info" retry={{ label: texts.lookAgain, onRetry: onLook }}>
        <p>{texts.again.advice}</p>
      </Notice>
    )
  );
}

/** The fixed texts (requirements 8), unless the visitor ended the waiting; refused or unclear, and the way on. */
function FailedCancellation({ error, onLook }: { error: RequestError; onLook: () => void }) {
  const isUnclear = mayHaveArrived(error);
  return (
    <Problem title={error.kind === 'cancelled' ? texts.unclearTitle : texts.failure} onLook={onLook}>
      {error.message && <p>{error.message}</p>}
      <p>{isUnclear ? texts.unclear : texts.refused}</p>
    </Problem>
  );
}

/** Takes the focus when it appears. */
function Problem({ title, onLook, children }: { title: string; onLook: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="alert alert-danger" role="alert">
      <p className="fw-bold">{title}</p>
      {children}
      <Button variant="outline-primary" onClick={onLook}>
        {texts.lookAgain}
      </Button>
    </div>
  );
}
