import Modal from 'react-bootstrap/Modal';
import type { StornoOrder } from '@/features/checkout/ordersApi';
import { formatEuro } from '@/shared/text/money';
import { stornoTexts as texts } from '@/features/storno/texts';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';

type Props = {
  order: StornoOrder;
  /** It was cancelled here before. */
  isAgain: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The explicit second step. The dialog itself takes the focus, so that no key pressed on confirms it. */
export function CancellationDialog({ order: { orderId, totalPrice }, isAgain, onConfirm, onClose }: Props) {
  const total = totalPrice === undefined ? undefined : formatEuro(totalPrice);
  return (
    <Dialog title={isAgain ? texts.again.confirmTitle : texts.confirmTitle} onClose={onClose}>
      <Modal.Body>
        {isAgain && <p>{texts.again.confirm}</p>}
        <p>{texts.confirm(orderId, total)}</p>
        {totalPrice !== 0 && <p className="mb-1">{texts.refund}</p>}
      </Modal.Body>
      <Modal.Footer>
        <Button variant="outline-primary" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button onClick={onConfirm}>{texts.confirmed}</Button>
      </Modal.Footer>
    </Dialog>
  );
}
