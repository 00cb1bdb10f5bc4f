import { useDispatch } from 'react-redux';
import { paths } from '@/shared/config/paths';
import { orderTexts } from '@/features/checkout/orderTexts';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { openOrderView, type OpenOrder } from '@/features/checkout/openOrder';
import { paymentCheckRequested } from '@/features/checkout/orderSlice';

type Props = { order: OpenOrder & { orderLink: string }; onOrderAgain: () => void };

/** Only an answered order has the payment as its main action: another one may be paid already (requirements R20). */
export function UnpaidActions({ order, onOrderAgain }: Props) {
  const dispatch = useDispatch();
  const { orderId, orderLink } = order;
  const { isAwaited, canPay, isAnswered } = openOrderView(order);
  if (isAwaited) return null;
  return (
    <>
      <div className="actions">
        {orderId && !isAnswered && (
          <Button onClick={() => dispatch(paymentCheckRequested())}>{orderTexts.checkAgain}</Button>
        )}
        {canPay && <PaymentLink address={orderLink} variant={isAnswered ? 'primary' : 'outline-primary'} />}
        {orderId && isAnswered && (
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

type PaymentLinkProps = { address: string; variant?: 'primary' | 'outline-primary' };

export function PaymentLink({ address, variant = 'primary' }: PaymentLinkProps) {
  return (
    <a href={address} className={`btn btn-${variant}`}>
      {orderTexts.continuePayment}
    </a>
  );
}
