import Button from 'react-bootstrap/Button';
import { paths } from '@/config/paths';
import { orderTexts } from '@/texts/order';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';
import { PlacedLines } from './PlacedLines';
import { unpaidOrder } from './placedOrders';

type Props = {
  orderId: string | null;
  orderLink: string;
  /** The browser is on its way; otherwise the visitor came back without having paid. */
  isLeaving: boolean;
  /** Epoch ms. */
  now: number;
  onOrderAgain: () => void;
};

/** An order that exists but is not paid: on the way to the payment page, or back from it (quality R3). */
export function UnpaidOrder({ orderId, orderLink, isLeaving, now, onOrderAgain }: Props) {
  if (isLeaving) {
    return (
      <div className="prose">
        <PageHeading>{orderTexts.leavingTitle}</PageHeading>
        <p>{orderTexts.leaving}</p>
        <PaymentLink address={orderLink} />
      </div>
    );
  }
  const placed = unpaidOrder();
  return (
    <div className="prose">
      <PageHeading>{orderTexts.unpaidTitle}</PageHeading>
      <p>{orderTexts.unpaid(orderId)}</p>
      {placed?.orderId === orderId && <PlacedLines order={placed} now={now} />}
      <div className="actions">
        <PaymentLink address={orderLink} />
        {orderId && (
          <LinkButton to={paths.payment.to({ orderId })} variant="outline-primary">
            {orderTexts.checkPayment}
          </LinkButton>
        )}
        <Button variant="outline-primary" aria-describedby="neu-bestellen" onClick={onOrderAgain}>
          {orderTexts.orderAgain}
        </Button>
      </div>
      <p id="neu-bestellen" className="soft order-again">
        {orderTexts.againWarning}
      </p>
    </div>
  );
}

function PaymentLink({ address }: { address: string }) {
  return (
    <a href={address} className="btn btn-primary">
      {orderTexts.continuePayment}
    </a>
  );
}
