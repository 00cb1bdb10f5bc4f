import { orderTexts } from '@/texts/order';
import { PageHeading } from '@/ui/PageHeading';
import { PlacedLines } from './PlacedLines';
import { unpaidOrder } from './placedOrders';
import { PaymentLink, UnpaidActions } from './UnpaidActions';

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
      <UnpaidActions orderId={orderId} orderLink={orderLink} onOrderAgain={onOrderAgain} />
    </div>
  );
}
