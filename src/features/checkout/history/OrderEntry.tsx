import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { isEmptyCart } from '@/domain/cart';
import { showItemKey } from '@/domain/cartKeys';
import { startOf } from '@/domain/dates';
import { dayAndTime } from '@/domain/dateTexts';
import { momentText } from '@/domain/momentText';
import { lineNames } from '@/domain/lineNames';
import { showName } from '@/domain/showNames';
import { currentLines, showChanges, showsToVisit, type ComingShow } from '@/domain/showUpdates';
import { AfterPurchase } from './AfterPurchase';
import { OrderStatus } from './OrderStatus';
import { PlacedPositions } from './PlacedPositions';
import { orderRules, type OrderState } from '@/domain/orderLife';
import { PayButton } from '@/features/checkout/payment/AskFirst';
import type { StatusOutcome } from '@/features/checkout/statusOutcome';
import { payAddress, type PlacedOrder } from './orderHistory';
import { orderTexts, orderListTexts as texts } from '@/features/checkout/texts';
import { RouteButton } from '@/features/catalogue/RouteButton';
import { OrderCalendar } from '@/features/checkout/payment/OrderCalendar';
import { OrderQr } from '@/features/checkout/payment/OrderQr';
import { GateButton } from '@/features/checkout/GateButton';
import { ShowChanges } from '@/features/checkout/ShowChanges';
import { commonTexts } from '@/shop/commonTexts';
import { paths } from '@/shop/paths';
import { formatEuro } from '@/shared/text/money';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { LinkButton } from '@/shared/ui/LinkButton';
import { TotalPrice } from '@/shared/ui/TotalPrice';
import '@/features/checkout/orderTicket.scss';
import '@/shared/ui/share.scss';

type Props = {
  order: PlacedOrder;
  state: OrderState;
  outcome: StatusOutcome | undefined;
  /** Epoch ms. */
  now: number;
  /** Whether it is the only order of the list: then its controls need not name it. */
  isAlone: boolean;
  onCheck: () => void;
  onRemove: () => void;
};

export function OrderEntry({ order, state, outcome, now, isAlone, onCheck, onRemove }: Props) {
  const { orderId, lines, total, placedAt } = order;
  const headingId = useId();
  const [isRemoving, setIsRemoving] = useState(false);
  const name = texts.name(orderId);
  const about = isAlone ? undefined : name;
  const { isTicket } = orderRules[state];
  return (
    <article aria-labelledby={headingId} className={isTicket ? 'order-ticket order-paid' : 'order-ticket'}>
      <h2 id={headingId}>{name}</h2>
      <p className="soft">{texts.orderedAt(momentText(placedAt))}</p>
      <OrderStatus order={order} state={state} outcome={outcome} />
      <ShowChanges changes={isTicket ? showChanges(order, now) : []} />
      {isEmptyCart(lines) ? (
        <p>{texts.noLines}</p>
      ) : (
        <PlacedPositions lines={isTicket ? currentLines(order) : lines} withPlaces />
      )}
      <div className="order-stub">
        <TotalPrice label={texts.total} amount={formatEuro(total)} note={commonTexts.vat} />
        {isTicket && orderId !== null && (
          <>
            <TicketLinks orderId={orderId} shows={showsToVisit(order, now)} about={about} />
            <OrderQr orderId={orderId} />
          </>
        )}
        {isTicket && <AfterPurchase order={order} now={now} about={about} />}
        <div className="actions">
          <NextSteps order={order} state={state} about={about} onCheck={onCheck} />
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

/** `about`: the order, where a control has to name it. */
type About = { about: string | undefined };

/** What only a paid order has: its number for the gate, calendar and route of the shows to come. */
function TicketLinks({ orderId, shows, about }: { orderId: string; shows: ComingShow[] } & About) {
  const [next] = shows.toSorted((one, other) => (startOf(one.show) ?? 0) - (startOf(other.show) ?? 0));
  if (!next) return null;
  // Beside others a button has to say in sight where it leads.
  const names = shows.length > 1 && lineNames(Object.fromEntries(shows.map(({ line }) => [line.key, line])));
  return (
    <div className="share">
      <GateButton orderIds={[orderId]} show={next.show} about={about} />
      <OrderCalendar orderId={orderId} shows={shows} about={about} />
      {shows.map(({ show, line }) => (
        <RouteButton
          key={showItemKey(show)}
          show={show}
          label={names ? texts.routeTo(names.get(line.key) ?? showName(show)) : texts.route}
          about={names ? about : [showName(show), dayAndTime(show), about].filter(Boolean).join(', ')}
        />
      ))}
    </div>
  );
}

type StepProps = Pick<Props, 'order' | 'state' | 'onCheck'> & About;

function NextSteps({ order, state, about, onCheck }: StepProps) {
  const { orderId, stornoIdentifier } = order;
  const { isTicket, hasPage, canCancel } = orderRules[state];
  const address = payAddress(order, state);
  const label = (text: string) => (
    <>
      <span>{text}</span>
      {about !== undefined && <span className="visually-hidden">{`: ${about}`}</span>}
    </>
  );
  const isUnsure = state === 'noResponse' || state === 'unknown';
  return (
    <>
      {isUnsure && <Button onClick={onCheck}>{label(texts.checkAgain)}</Button>}
      {address !== undefined && (
        <PayButton orderId={orderId} address={address} variant={hasPage ? 'primary' : 'outline-primary'}>
          {label(orderTexts.continuePayment)}
        </PayButton>
      )}
      {orderId !== null && hasPage && (
        <LinkButton to={paths.payment.to({ orderId })} variant={isTicket ? 'primary' : 'outline-primary'}>
          {label(isTicket ? texts.confirmation : texts.payment)}
        </LinkButton>
      )}
      {stornoIdentifier !== undefined && canCancel && (
        <LinkButton to={paths.stornoByIdentifier.to({ stornoIdentifier })} variant="outline-primary">
          {label(texts.cancel)}
        </LinkButton>
      )}
    </>
  );
}
