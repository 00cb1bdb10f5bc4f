import { useDispatch } from 'react-redux';
import { paths } from '@/shared/config/paths';
import { orderTexts } from '@/features/checkout/orderTexts';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { openOrderView, type OpenOrder } from '@/features/checkout/openOrder';
import { paymentCheckRequested } from '@/features/checkout/orderSlice';

type Props = { order: OpenOrder & { orderLink: string }; onOrderAgain: () => void };

export function UnpaidActions({ order, onOrderAgain }: Props) {
  const dispatch = useDispatch();
  const { orderId, orderLink } = order;
  const { isAwaited, canPay, isAnswered } = openOrderView(order);
  if (isAwaited) return null;
  return (
    <>
      <div className="actions">
        {canPay && <PaymentLink address={orderLink} />}
        {orderId && isAnswered && (
          <LinkButton to={paths.payment.to({ orderId })} variant="outline-primary">
            {orderTexts.checkPayment}
          </LinkButton>
        )}
        {orderId && !isAnswered && (
          <Button variant="outline-primary" onClick={() => dispatch(paymentCheckRequested())}>
            {orderTexts.checkAgain}
          </Button>
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
