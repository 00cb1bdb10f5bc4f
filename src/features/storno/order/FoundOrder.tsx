import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { StornoOrder } from '@/features/checkout/ordersApi';
import { mayHaveArrived } from '@/shared/request/errors';
import { formatEuro } from '@/shared/text/money';
import { stornoTexts as texts } from '@/features/storno/texts';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { CancellationState, type CancellationProps } from './CancellationState';
import { OrderSummary } from './OrderSummary';
import { useSentStorno } from '@/features/storno/sentStornos';
import '@/features/storno/storno.scss';

type Props = CancellationProps & { isOffline: boolean; onCancel: () => void };

/**
 * An order that can be cancelled in two steps. If this browser already cancelled it, the backend may be late; the second
 * cancellation is offered with a warning.
 */
export function FoundOrder(props: Props) {
  const { order, outcome, isOtherRunning, isOffline, isReloading, reloadError, onReload, onCancel } = props;
  const [isAsking, setIsAsking] = useState(false);
  const reasonId = useId();
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const isAgain = useSentStorno(order.stornoIdentifier) === 'done';
  const title = isAgain ? texts.again.title : texts.title;
  const isRunning = outcome === 'running';
  const isBlocked = isRunning || isOtherRunning || isOffline;
  const hasFailed = typeof outcome === 'object';
  // The visitor is advised to look first, so that is the main action.
  const isRepeated = isAgain || hasFailed;
  // After an unclear cancellation the order is reloaded before it can be cancelled again (requirements R2).
  const mustReload = isReloading || reloadError !== null || (hasFailed && mayHaveArrived(outcome.failed));

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
        <CancellationState {...props} onReload={withFocus(onReload)} />
      </div>
      {!mustReload && isOffline && <p id={reasonId}>{texts.offline}</p>}
      {!mustReload && (
        <Button
          size={isRepeated ? undefined : 'lg'}
          variant={isRepeated ? 'outline-primary' : 'primary'}
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

type DialogProps = {
  order: StornoOrder;
  isAgain: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The dialog itself takes the focus, so that a key that is still pressed does not confirm it. */
function CancellationDialog({ order: { orderId, totalPrice }, isAgain, onConfirm, onClose }: DialogProps) {
  const total = totalPrice === undefined ? undefined : formatEuro(totalPrice);
  return (
    <Dialog title={isAgain ? texts.again.confirmTitle : texts.confirmTitle} onClose={onClose}>
      <Modal.Body>
        {isAgain && <p>{texts.again.confirm}</p>}
        <p>{texts.confirm(orderId, total)}</p>
        {totalPrice !== 0 && <p className="mb-1">{texts.refund}</p>}
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={onClose}>{texts.keep}</Button>
        <Button variant="outline-primary" onClick={onConfirm}>
          {texts.confirmed}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
