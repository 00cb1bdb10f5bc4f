import { useEffect, useRef, type ReactNode } from 'react';
import type { StornoOrder } from '@/features/checkout/ordersApi';
import { mayHaveArrived, type RequestError } from '@/shared/request/errors';
import { errorText } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { stornoTexts as texts } from '@/features/storno/texts';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { useSentStorno } from '@/features/storno/sentStornos';

export type CancellationProps = {
  order: StornoOrder;
  outcome: 'running' | { failed: RequestError } | undefined;
  /** Another order is being cancelled; only one cancellation runs at a time. */
  isOtherRunning: boolean;
  isReloading: boolean;
  reloadError: RequestError | null;
  onReload: () => void;
  onCancelReload: () => void;
  onCancelWait: () => void;
};

const slowTexts = { ...statusTexts, cancel: texts.stopWaiting };

export function CancellationState(props: CancellationProps) {
  const { order, outcome, isOtherRunning, isReloading, reloadError, onReload, onCancelReload, onCancelWait } =
    props;
  const known = useSentStorno(order.stornoIdentifier);
  if (isReloading) {
    return (
      <div role="status">
        <p>{texts.reloading}</p>
        <SlowHint onCancel={onCancelReload} />
      </div>
    );
  }
  if (reloadError) {
    return (
      <Problem title={texts.reloadFailed} error={reloadError} onReload={onReload}>
        <p>{errorText(reloadError)}</p>
      </Problem>
    );
  }
  if (outcome === 'running') {
    return (
      <div role="status">
        <SlowHint texts={slowTexts} onCancel={onCancelWait}>
          <p>{texts.slow}</p>
        </SlowHint>
      </div>
    );
  }
  if (outcome) return <FailedCancellation error={outcome.failed} onReload={onReload} />;
  if (isOtherRunning) return <p>{texts.otherRunning}</p>;
  if (known === 'sent') return <Notice variant="info">{texts.notYet}</Notice>;
  return (
    known === 'done' && (
      <Notice variant="info">
        <p>{texts.again.advice}</p>
        <Button onClick={onReload}>{texts.reload}</Button>
      </Notice>
    )
  );
}

/** Fixed texts (requirements 8), unless the visitor cancelled the request. */
function FailedCancellation({ error, onReload }: { error: RequestError; onReload: () => void }) {
  const isUnclear = mayHaveArrived(error);
  return (
    <Problem
      title={error.kind === 'cancelled' ? texts.unclearTitle : texts.failure}
      error={error}
      onReload={onReload}
    >
      {error.message && <p>{error.message}</p>}
      {error.kind !== 'busy' && <p>{isUnclear ? texts.unclear : texts.refused}</p>}
    </Problem>
  );
}

function Problem({
  title,
  error,
  onReload,
  children,
}: {
  title: string;
  error: RequestError;
  onReload: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <div ref={box} tabIndex={-1} className="alert alert-danger" role="alert">
        <p className="fw-bold">{title}</p>
        {children}
        <Button onClick={onReload}>{texts.reload}</Button>
      </div>
      <SupportReference error={error} />
    </>
  );
}
