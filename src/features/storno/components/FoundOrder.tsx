import { useId, useState } from 'react';
import { mayHaveArrived } from '@/shared/request/errors';
import { stornoTexts as texts } from '@/features/storno/texts';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { CancellationDialog } from './CancellationDialog';
import { CancellationState, type CancellationProps } from './CancellationState';
import { OrderSummary } from './OrderSummary';
import { sentStorno } from '@/features/storno/sentStornos';
import './storno.scss';

type Props = CancellationProps & { isOffline: boolean; onCancel: () => void };

/**
 * An order that can be cancelled: what it is, and the way to cancel it in two steps. One that was cancelled here before
 * is not offered like one that was not: the backend may be late, or hold it open indeed.
 */
export function FoundOrder(props: Props) {
  const { order, outcome, isOtherRunning, isOffline, isLooking, lookError, onLook, onCancel } = props;
  const [isAsking, setIsAsking] = useState(false);
  const reasonId = useId();
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const isAgain = sentStorno(order.stornoIdentifier) === 'done';
  const title = isAgain ? texts.again.title : texts.title;
  const isRunning = outcome === 'running';
  const isBlocked = isRunning || isOtherRunning || isOffline;
  const hasFailed = typeof outcome === 'object';
  // Nobody is led to cancel again what may be cancelled already: looking comes first (requirements R2).
  const mustLook = isLooking || lookError !== null || (hasFailed && mayHaveArrived(outcome.failed));

  function confirm() {
    setIsAsking(false);
    if (!isBlocked) onCancel();
  }

  return (
    <div className="prose">
      <PageMeta title={title} description={texts.description} noindex />
      <PageHeading>{title}</PageHeading>
      {isAgain && <p className="lead">{texts.again.known}</p>}
      {!isAgain && outcome === undefined && <p className="lead">{texts.foundLead}</p>}
      <OrderSummary order={order} />
      <div ref={fallbackRef} tabIndex={-1} className="storno-state">
        <CancellationState {...props} onLook={withFocus(onLook)} />
      </div>
      {!mustLook && isOffline && <p id={reasonId}>{texts.offline}</p>}
      {!mustLook && (
        <Button
          size="lg"
          variant={isAgain ? 'outline-primary' : 'primary'}
          className={isBlocked ? 'disabled-look' : ''}
          aria-disabled={isBlocked}
          aria-busy={isRunning}
          aria-describedby={isOffline ? reasonId : undefined}
          onClick={() => !isBlocked && setIsAsking(true)}
        >
          {isRunning ? texts.cancelling : hasFailed ? texts.tryAgain : (isAgain ? texts.again : texts).cancel}
        </Button>
      )}
      {isAsking && (
        <CancellationDialog
          order={order}
          isAgain={isAgain}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
