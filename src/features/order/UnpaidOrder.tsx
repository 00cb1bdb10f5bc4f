import Button from 'react-bootstrap/Button';
import { paths } from '@/config/paths';
import { orderTexts } from '@/texts/order';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';

type Props = {
  orderId: string | null;
  orderLink: string;
  /** The browser is on its way; otherwise the visitor came back without having paid. */
  isLeaving: boolean;
  onOrderAgain: () => void;
};

/** An order that exists but is not paid: on the way to the payment page, or back from it (quality R3). */
export function UnpaidOrder({ orderId, orderLink, isLeaving, onOrderAgain }: Props) {
  return (
    <div className="prose">
      <PageHeading>{isLeaving ? orderTexts.leavingTitle : orderTexts.unpaidTitle}</PageHeading>
      <p>{isLeaving ? orderTexts.leaving : orderTexts.unpaid(orderId)}</p>
      <div className="actions">
        <a href={orderLink} className="btn btn-primary">
          {orderTexts.continuePayment}
        </a>
        {!isLeaving && orderId && (
          <LinkButton to={paths.payment.to({ orderId })} variant="outline-primary">
            {orderTexts.checkPayment}
          </LinkButton>
        )}
        {!isLeaving && (
          <Button variant="outline-primary" onClick={onOrderAgain}>
            {orderTexts.orderAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
