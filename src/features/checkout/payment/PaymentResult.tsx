import type { ReactNode } from 'react';
import type { PaymentStatus } from '@/features/checkout/ordersApi';
import { paths } from '@/shared/config/paths';
import { isPaymentLost } from '@/domain/payment';
import { formatEuro } from '@/shared/text/money';
import { paymentTexts } from '@/features/checkout/paymentTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { PaidTicketScene } from './PaidTicketScene';
import type { Bought } from './BoughtLines';
import { Confirmation } from './Confirmation';
import { PaymentOutcome } from './PaymentOutcome';
import './payment.scss';

type Props = {
  orderId: string;
  status: PaymentStatus;
  bought: Bought | undefined;
  vat: ReactNode;
  orderLink: string | undefined;
  hasCart: boolean;
  waitedOut: boolean;
  /** Rendered after the polling ended. */
  children: ReactNode;
};

const shopCurrency = 'EUR';

/** The meaning of the payment status and the next step (requirements R4). */
export function PaymentResult(props: Props) {
  const { orderId, status, bought, vat, orderLink, hasCart, waitedOut, children } = props;
  const { paymentStatus, amount, currency = shopCurrency } = status;
  if (paymentStatus === 'paid') {
    const paid = currency.toUpperCase() === shopCurrency ? amount : undefined;
    return (
      <PaymentOutcome
        title={paymentTexts.paidTitle}
        orderId={orderId}
        amount={paid === undefined ? undefined : `${paymentTexts.amount}: ${formatEuro(paid)}`}
        texts={[paymentTexts.paid]}
        scene={<PaidTicketScene />}
      >
        <Confirmation orderId={orderId} paid={paid} bought={bought} vat={vat} />
      </PaymentOutcome>
    );
  }
  if (isPaymentLost(paymentStatus)) {
    const { title, lead } = paymentTexts.lost[paymentStatus];
    const texts = hasCart ? [paymentTexts.unpaid, lead] : [paymentTexts.unpaidElsewhere];
    return (
      <PaymentOutcome title={title} orderId={orderId} texts={texts} scene={<PaymentSign is="lost" />}>
        <div className="actions">{hasCart ? <BackToCart /> : <ToProgram />}</div>
      </PaymentOutcome>
    );
  }
  const { title, lead } = paymentTexts.waiting[paymentStatus];
  return (
    <PaymentOutcome
      title={title}
      orderId={orderId}
      texts={[lead, waitedOut ? paymentTexts.waitedOut : paymentTexts.asking]}
      stage={waitedOut ? 'waitedOut' : 'asking'}
      scene={<PaymentSign is="waiting" />}
    >
      {paymentStatus === 'open' && !orderLink && (
        <p className="soft">{bought ? paymentTexts.noWayBack : paymentTexts.noWayToPay}</p>
      )}
      {waitedOut && children}
      <div className="actions">
        {paymentStatus === 'open' && orderLink ? (
          <a href={orderLink} className="btn btn-primary">
            {paymentTexts.continuePayment}
          </a>
        ) : paymentStatus === 'open' && hasCart ? (
          <ToCart />
        ) : (
          <ToProgram />
        )}
      </div>
    </PaymentOutcome>
  );
}

function BackToCart() {
  return (
    <>
      <LinkButton to={paths.checkout.to()}>{paymentTexts.tryAgain}</LinkButton>
      <ToCart />
    </>
  );
}

function ToCart() {
  return (
    <LinkButton to={paths.cart.to()} variant="outline-primary">
      {paymentTexts.toCart}
    </LinkButton>
  );
}

function ToProgram() {
  return (
    <LinkButton to={paths.program.to()} variant="outline-primary">
      {paymentTexts.toProgram}
    </LinkButton>
  );
}

const signPaths = {
  waiting: 'M24 14v11l7 5',
  lost: 'M17 17l14 14M31 17L17 31',
};

function PaymentSign({ is }: { is: keyof typeof signPaths }) {
  return (
    <svg className={`payment-sign payment-${is}`} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="19" />
      <path d={signPaths[is]} />
    </svg>
  );
}
