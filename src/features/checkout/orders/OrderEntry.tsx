import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { showsToCome, type BoughtShow } from '@/domain/calendarEntry';
import { isEmptyCart } from '@/domain/cart';
import { showItemKey } from '@/domain/cartKeys';
import { routeAddress } from '@/domain/maps';
import { momentText } from '@/domain/momentText';
import { showName } from '@/domain/showNames';
import { placeText } from '@/domain/venues';
import { PlacedPositions } from '@/features/checkout/components/PlacedPositions';
import type { PlacedOrder } from '@/features/checkout/orderEntries';
import { paymentAddress } from '@/features/checkout/orderHistory';
import { ordersTexts as texts } from '@/features/checkout/ordersTexts';
import { OrderCalendar } from '@/features/checkout/payment/OrderCalendar';
import { commonTexts } from '@/shared/config/commonTexts';
import { ownerFacts } from '@/shared/config/ownerFacts';
import { paths } from '@/shared/config/paths';
import { formatEuro } from '@/shared/text/money';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { LinkButton } from '@/shared/ui/LinkButton';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import type { OrderStatus } from './orderStatus';
import '@/features/checkout/orderTicket.scss';
import '@/shared/ui/share.scss';

type Props = {
  order: PlacedOrder;
  status: OrderStatus;
  /** Epoch ms. */
  now: number;
  onCheck: () => void;
  onRemove: () => void;
};

export function OrderEntry({ order, status, now, onCheck, onRemove }: Props) {
  const { orderId, lines, total, placedAt } = order;
  const headingId = useId();
  const [isRemoving, setIsRemoving] = useState(false);
  const name = texts.name(orderId);
  const isPaid = status.kind === 'paid';
  return (
    <article aria-labelledby={headingId} className={isPaid ? 'order-ticket order-paid' : 'order-ticket'}>
      <h2 id={headingId}>{name}</h2>
      <p className="soft">{texts.orderedAt(momentText(placedAt))}</p>
      <Status status={status} />
      {isEmptyCart(lines) ? <p>{texts.noLines}</p> : <PlacedPositions lines={lines} withPlaces />}
      <div className="order-stub">
        <TotalPrice label={texts.total} amount={formatEuro(total)} note={commonTexts.vat} />
        {isPaid && orderId !== null && <TicketLinks orderId={orderId} shows={showsToCome(lines, now)} />}
        <div className="actions">
          <NextSteps order={order} status={status} onCheck={onCheck} />
          <Button variant="link" aria-haspopup="dialog" onClick={() => setIsRemoving(true)}>
            {texts.remove}
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
        </div>
      </div>
      {isRemoving && (
        <Dialog title={texts.removeTitle} onClose={() => setIsRemoving(false)}>
          <Modal.Body>
            <p className="mb-1">{texts.removal(name)}</p>
          </Modal.Body>
          <Modal.Footer>
            <Button onClick={() => setIsRemoving(false)}>{texts.keep}</Button>
            <Button variant="outline-primary" onClick={onRemove}>
              {texts.remove}
            </Button>
          </Modal.Footer>
        </Dialog>
      )}
    </article>
  );
}

function Status({ status: { kind, title, text, asOf } }: { status: OrderStatus }) {
  const isFinal = kind === 'paid' || kind === 'cancelled' || kind === 'lost';
  return (
    <div role="status" className={isFinal ? 'order-status' : 'order-status order-status-room'}>
      <p>
        <strong className={`order-state order-state-${kind}`}>{title}</strong>
        {asOf !== undefined && <small className="soft">{texts.asOf(momentText(asOf))}</small>}
      </p>
      {text && <p>{text}</p>}
    </div>
  );
}

/** What only a paid order has: calendar and route of the shows to come. */
function TicketLinks({ orderId, shows }: { orderId: string; shows: BoughtShow[] }) {
  if (shows.length === 0) return null;
  return (
    <div className="share">
      <OrderCalendar orderId={orderId} shows={shows} />
      {shows
        .filter(({ show }) => placeText(show, ownerFacts) !== undefined)
        .map(({ show }) => (
          <a
            key={showItemKey(show)}
            className="btn btn-outline-primary"
            href={routeAddress(show, ownerFacts)}
            target="_blank"
            rel="noopener"
          >
            {texts.route}
            <span className="visually-hidden">{texts.routeTo(showName(show))}</span>
          </a>
        ))}
    </div>
  );
}

function NextSteps({ order, status: { kind }, onCheck }: Pick<Props, 'order' | 'status' | 'onCheck'>) {
  const { orderId, stornoIdentifier } = order;
  const address = kind === 'open' || kind === 'unasked' ? paymentAddress(order) : undefined;
  const isAnswered = kind === 'paid' || kind === 'open' || kind === 'waiting';
  return (
    <>
      {kind === 'unasked' && orderId !== null && <Button onClick={onCheck}>{texts.checkAgain}</Button>}
      {address !== undefined && (
        <a href={address} className={kind === 'open' ? 'btn btn-primary' : 'btn btn-outline-primary'}>
          {texts.toPayment}
        </a>
      )}
      {orderId !== null && isAnswered && (
        <LinkButton
          to={paths.payment.to({ orderId })}
          variant={kind === 'paid' ? 'primary' : 'outline-primary'}
        >
          {kind === 'paid' ? texts.confirmation : texts.payment}
        </LinkButton>
      )}
      {stornoIdentifier !== undefined && isAnswered && (
        <LinkButton to={paths.stornoByIdentifier.to({ stornoIdentifier })} variant="outline-primary">
          {texts.cancel}
        </LinkButton>
      )}
    </>
  );
}
