import type { ReactNode } from 'react';
import { momentText } from '@/domain/momentText';
import type { OrderState } from '@/domain/orderLife';
import { isPaymentLost, isUnderway } from '@/domain/payment';
import { EmptiedCart } from '@/features/cart/EmptiedCart';
import { OrderAgainButton, PayButton } from './AskFirst';
import type { PlacedOrder } from '@/features/checkout/history/orderHistory';
import type { PaymentStatus } from '@/features/checkout/ordersApi';
import { paymentTexts } from './paymentTexts';
import { paths } from '@/shop/paths';
import { formatEuro } from '@/shared/text/money';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Confirmation } from './Confirmation';
import { PaidTicketScene } from './PaidTicketScene';
import { PaymentOutcome } from './PaymentOutcome';
import './payment.scss';

type Props = {
  orderId: string;
  state: OrderState;
  /** The last response; absent where only this browser knows the state. */
  payment: PaymentStatus | undefined;
  /** The order of this browser; `bought` if its lines are known, too. */
  known: PlacedOrder | undefined;
  bought: PlacedOrder | undefined;
  vat: ReactNode;
  /** Where it can be paid. */
  address: string | undefined;
  /** Whether the cart holds what was ordered. */
  cart: 'same' | 'other' | 'empty';
  waitedOut: boolean;
  /** Rendered after the close polling ended. */
  children: ReactNode;
};

const shopCurrency = 'EUR';

/** The meaning of the state and the next step (requirements R4). */
export function PaymentResult(props: Props) {
  const { orderId, state, payment, known, bought, vat, cart } = props;
  if (isUnderway(state)) return <Waiting {...props} status={state} />;
  switch (state) {
    case 'paid':
    case 'received': {
      const { amount, currency = shopCurrency } = payment ?? {};
      const paid = state === 'paid' && currency.toUpperCase() === shopCurrency ? amount : undefined;
      return (
        <PaymentOutcome
          title={state === 'paid' ? paymentTexts.paidTitle : paymentTexts.receivedTitle}
          orderId={orderId}
          amount={paid === undefined ? undefined : `${paymentTexts.amount}: ${formatEuro(paid)}`}
          texts={[state === 'paid' ? paymentTexts.paid : paymentTexts.received]}
          scene={<PaidTicketScene />}
        >
          <EmptiedCart />
          <Confirmation orderId={orderId} paid={paid} bought={bought} vat={vat} />
        </PaymentOutcome>
      );
    }
    case 'cancelled':
      return (
        <PaymentOutcome
          title={paymentTexts.cancelledTitle}
          orderId={orderId}
          texts={[
            ...(known?.statedAt === undefined ? [] : [paymentTexts.cancelledAt(momentText(known.statedAt))]),
            ...(known?.total === 0 ? [] : [paymentTexts.refund]),
          ]}
          scene={<PaymentSign is="lost" />}
        >
          <div className="actions">
            <ToProgram />
          </div>
        </PaymentOutcome>
      );
    case 'lost': {
      const status = payment && isPaymentLost(payment.paymentStatus) ? payment.paymentStatus : 'failed';
      const { title, lead } = paymentTexts.lost[status];
      const texts = cart === 'empty' ? [paymentTexts.unpaid.empty] : [paymentTexts.unpaid[cart], lead];
      return (
        <PaymentOutcome title={title} orderId={orderId} texts={texts} scene={<PaymentSign is="lost" />}>
          <div className="actions">
            {cart === 'empty' ? (
              <ToProgram />
            ) : (
              <>
                <OrderAgainButton orderId={orderId}>{paymentTexts.tryAgain}</OrderAgainButton>
                <ToCart />
              </>
            )}
          </div>
        </PaymentOutcome>
      );
    }
    case 'open':
      return <Waiting {...props} status={state} />;
    case 'unclear':
    case 'unknown':
    case 'noResponse':
    case 'unnumbered':
    case 'asking':
      return <Waiting {...props} status="unknown" />;
  }
}

function Waiting(props: Props & { status: keyof typeof paymentTexts.waiting }) {
  const { orderId, status, known, address, cart, waitedOut, children } = props;
  const { title, lead } = paymentTexts.waiting[status];
  return (
    <PaymentOutcome
      title={title}
      orderId={orderId}
      texts={[lead, waitedOut ? paymentTexts.waitedOut : paymentTexts.asking]}
      stage={waitedOut ? 'waitedOut' : 'asking'}
      scene={<PaymentSign is="waiting" />}
    >
      {status === 'open' && address === undefined && (
        <p className="soft">{known ? paymentTexts.noWayBack : paymentTexts.noWayToPay}</p>
      )}
      {waitedOut && children}
      <div className="actions">
        {address !== undefined ? (
          <PayButton orderId={orderId} address={address} />
        ) : status === 'open' && cart !== 'empty' ? (
          <ToCart />
        ) : (
          <ToProgram />
        )}
      </div>
    </PaymentOutcome>
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
