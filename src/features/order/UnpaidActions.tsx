import { paths } from '@/config/paths';
import { orderTexts } from '@/texts/order';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';

type Props = { orderId: string | null; orderLink: string; onOrderAgain: () => void };

/** The ways on from an order that waits for its payment. */
export function UnpaidActions({ orderId, orderLink, onOrderAgain }: Props) {
  return (
    <>
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
    </>
  );
}

export function PaymentLink({ address }: { address: string }) {
  return (
    <a href={address} className="btn btn-primary">
      {orderTexts.continuePayment}
    </a>
  );
}
