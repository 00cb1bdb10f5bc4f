import { useEffect, useRef } from 'react';
import { orderTexts } from '@/features/checkout/orderTexts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { openOrderView, type OpenOrder } from '@/features/checkout/openOrder';
import { PlacedLines } from './PlacedLines';
import { unpaidOrder } from '@/features/checkout/orderHistory';
import { PaymentLink, UnpaidActions } from './UnpaidActions';

type Props = {
  order: OpenOrder & { orderLink: string };
  /** The browser is on its way; otherwise the visitor came back. */
  isLeaving: boolean;
  /** Epoch ms. */
  now: number;
  onOrderAgain: () => void;
};

/**
 * An order that waits for its payment as far as this browser knows: on the way to the payment page, or back from it
 * (requirements R3). It begins at its heading whenever the visitor comes to it or returns: where the page was scrolled
 * to before was another view.
 */
export function UnpaidOrder({ order, isLeaving, now, onOrderAgain }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { orderId, orderLink } = order;
  const { title, text, isAwaited = false } = openOrderView(order);
  const placed = unpaidOrder();
  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [isLeaving, isAwaited]);
  return (
    <div ref={box} className="prose" data-from-top="">
      {isLeaving ? (
        <>
          <PageHeading>{orderTexts.leavingTitle}</PageHeading>
          <p>{orderTexts.leaving}</p>
          <PaymentLink address={orderLink} />
        </>
      ) : (
        <>
          <div role="status">
            <PageHeading>{title}</PageHeading>
            <p>{text}</p>
          </div>
          {placed?.orderId === orderId && <PlacedLines order={placed} now={now} />}
          <UnpaidActions order={order} onOrderAgain={onOrderAgain} />
        </>
      )}
    </div>
  );
}
