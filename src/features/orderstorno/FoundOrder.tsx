import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { mayHaveArrived } from '@/request/errors';
import { stornoTexts as texts } from '@/texts/storno';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { CancellationDialog } from './CancellationDialog';
import { CancellationState, type CancellationProps } from './CancellationState';
import { OrderSummary } from './OrderSummary';
import '@/styles/storno.scss';

type Props = CancellationProps & { onCancel: () => void };

/** An order that can be cancelled: what it is, and the way to cancel it in two steps. */
export function FoundOrder(props: Props) {
  const { order, outcome, isOtherRunning, isLooking, lookError, onLook, onCancel } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { place, keepFocus } = useKeptFocus<HTMLDivElement>();
  const isRunning = outcome === 'running';
  const isBlocked = isRunning || isOtherRunning;
  const hasFailed = typeof outcome === 'object';
  // Nobody is led to cancel again what may be cancelled already: looking comes first (quality R2).
  const mustLook = isLooking || lookError !== null || (hasFailed && mayHaveArrived(outcome.failed));

  function confirm() {
    setIsAsking(false);
    onCancel();
  }

  return (
    <div className="prose">
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading>{texts.title}</PageHeading>
      <p className="lead">{texts.foundLead}</p>
      <OrderSummary order={order} />
      <div ref={place} tabIndex={-1} className="storno-state">
        <CancellationState {...props} onLook={keepFocus(onLook)} />
      </div>
      {!mustLook && (
        <Button
          size="lg"
          className={isBlocked ? 'disabled-look' : ''}
          aria-disabled={isBlocked}
          aria-busy={isRunning}
          onClick={() => !isBlocked && setIsAsking(true)}
        >
          {isRunning ? texts.cancelling : hasFailed ? texts.tryAgain : texts.cancel}
        </Button>
      )}
      {isAsking && (
        <CancellationDialog order={order} onConfirm={confirm} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}
