import type { ReactNode } from 'react';
import type { PaymentStatus } from '@/api/orders';
import { paths } from '@/config/paths';
import { isPaymentLost } from '@/domain/payment';
import { formatEuro } from '@/domain/money';
import { paymentTexts } from '@/texts/payment';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';

type Props = {
  orderId: string;
  status: PaymentStatus;
  /** Looked long enough: the visitor decides when to look again. */
  waitedOut: boolean;
  /** What stands there then. */
  children: ReactNode;
};

const shopCurrency = 'EUR';

/** What an order's payment status means for the visitor, with the next step. */
export function PaymentResult({ orderId, status, waitedOut, children }: Props) {
  const { paymentStatus, amount, currency = shopCurrency } = status;
  const isShownInEuro = amount !== undefined && currency.toUpperCase() === shopCurrency;
  const number = <p>{paymentTexts.orderNumber(orderId)}</p>;
  if (paymentStatus === 'paid') {
    return (
      <div className="state" role="status">
        <PageHeading>{paymentTexts.paidTitle}</PageHeading>
        {number}
        {isShownInEuro && <p className="total-price">{`${paymentTexts.amount}: ${formatEuro(amount)}`}</p>}
        <p>{paymentTexts.paid}</p>
        <LinkButton to={paths.program.to()} variant="outline-primary">
          {paymentTexts.toProgram}
        </LinkButton>
      </div>
    );
  }
  if (isPaymentLost(paymentStatus)) {
    return (
      <div className="state" role="status">
        <PageHeading>{paymentTexts.lost[paymentStatus]}</PageHeading>
        {number}
        <p>{paymentTexts.lostLead}</p>
        <div className="actions">
          <LinkButton to={paths.checkout.to()}>{paymentTexts.tryAgain}</LinkButton>
          <LinkButton to={paths.cart.to()} variant="outline-primary">
            {paymentTexts.toCart}
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="state" role="status">
      <PageHeading>{paymentTexts.waitingTitle}</PageHeading>
      {number}
      <p>{waitedOut ? paymentTexts.waitedOut : paymentTexts.waiting}</p>
      {waitedOut && children}
    </div>
  );
}
