import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { orderRules, type OrderState } from '@/domain/orderLife';
import { isUnderway } from '@/domain/payment';
import { PayButton } from '@/features/checkout/payment/AskFirst';
import { errorOf, statusOutcomeOf } from '@/features/checkout/statusOutcome';
import { orderSlice, paymentCheckRequested } from '@/features/checkout/orderSlice';
import { orderTexts } from '@/features/checkout/texts';
import { paymentTexts } from '@/features/checkout/payment/paymentTexts';
import type { UnpaidOrder as Unpaid } from './useUnpaidOrder';
import { paths } from '@/shop/paths';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { SupportReference } from '@/shared/ui/SupportReference';
import { PlacedLines } from './PlacedPositions';

/** What the page states about an order that waits: only the backend knows whether it is paid (requirements R20). */
export function unpaidText(orderId: string | null, state: OrderState): { title: string; text: string } {
  const number = orderId ?? '';
  const waiting = (status: keyof typeof paymentTexts.waiting) => {
    const { title, lead } = paymentTexts.waiting[status];
    return { title, text: `${paymentTexts.orderNumber(number)}. ${lead}` };
  };
  if (isUnderway(state)) return waiting(state);
  switch (state) {
    case 'unnumbered':
      return { title: orderTexts.unaskedTitle, text: orderTexts.noNumber };
    case 'asking':
      return { title: orderTexts.checkingTitle, text: orderTexts.checking(number) };
    case 'unknown':
      return { title: paymentTexts.unknownTitle, text: orderTexts.unknown(number) };
    case 'noResponse':
      return { title: orderTexts.unaskedTitle, text: orderTexts.unasked(number) };
    case 'unclear':
      return waiting('unknown');
    // These states appear for a moment, until the history has them.
    case 'open':
    case 'received':
    case 'paid':
    case 'lost':
    case 'cancelled':
      return { title: orderTexts.unpaidTitle, text: orderTexts.unpaid(number) };
  }
}

type Props = {
  unpaid: Unpaid;
  /** Epoch ms. */
  now: number;
  onOrderAgain: () => void;
};

/**
 * The order that waits for its payment, after the visitor came back (requirements R3). Scrolls to the top and focuses the
 * heading, as the restored scroll position belongs to another view.
 */
export function UnpaidOrder({ unpaid, now, onOrderAgain }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const statusOutcomes = useSelector(orderSlice.selectors.selectStatusOutcomes);
  const { order, state } = unpaid;
  const { title, text } = unpaidText(order.orderId, state);
  useFocusedHeading(box, state === 'asking');
  return (
    <div ref={box} className="prose" data-from-top="">
      <div role="status">
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
      </div>
      <PlacedLines order={order} now={now} />
      <UnpaidActions unpaid={unpaid} onOrderAgain={onOrderAgain} />
      <SupportReference error={errorOf(statusOutcomeOf(statusOutcomes, order.orderId))} />
    </div>
  );
}

/** The browser is navigating to the payment page. */
export function LeavingToPayment({ orderId, address }: { orderId: string | null; address: string }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusedHeading(box, true);
  return (
    <div ref={box} className="prose" data-from-top="">
      <PageHeading>{orderTexts.leavingTitle}</PageHeading>
      <p>{orderTexts.leaving}</p>
      <PayButton orderId={orderId} address={address} />
    </div>
  );
}

function useFocusedHeading(box: React.RefObject<HTMLDivElement | null>, stage: boolean) {
  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [box, stage]);
}

type ActionsProps = { unpaid: Unpaid; onOrderAgain: () => void };

/** Only an order of known state has the payment as its main action: another may be paid already (requirements R20). */
export function UnpaidActions({ unpaid: { order, state, address }, onOrderAgain }: ActionsProps) {
  const dispatch = useDispatch();
  const { orderId } = order;
  const { hasPage } = orderRules[state];
  if (state === 'asking') return null;
  return (
    <>
      <div className="actions">
        {orderId !== null && !hasPage && (
          <Button onClick={() => dispatch(paymentCheckRequested())}>{orderTexts.checkAgain}</Button>
        )}
        {address !== undefined && (
          <PayButton orderId={orderId} address={address} variant={hasPage ? 'primary' : 'outline-primary'} />
        )}
        {orderId !== null && hasPage && (
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
