import { useEffect, useRef } from 'react';
import { orderTexts } from '@/features/checkout/orderTexts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { SupportReference } from '@/shared/ui/SupportReference';
import { openOrderView, type OpenOrder } from '@/features/checkout/openOrder';
import { PlacedLines } from './PlacedLines';
import { unpaidOrder } from '@/features/checkout/orderHistory';
import { PaymentLink, UnpaidActions } from './UnpaidActions';

type Props = {
  order: OpenOrder & { orderLink: string };
  /** The browser is navigating to the payment page; otherwise the visitor came back. */
  isLeaving: boolean;
  /** Epoch ms. */
  now: number;
  onOrderAgain: () => void;
};

/**
 * The unpaid order, before and after the payment page (requirements R3). Scrolls to the top and focuses the heading, as
 * the restored scroll position belongs to another view.
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
          <SupportReference error={order.answer && 'error' in order.answer ? order.answer.error : null} />
        </>
      )}
    </div>
  );
}
