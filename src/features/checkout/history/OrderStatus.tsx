import { momentText } from '@/domain/momentText';
import { orderRules, type OrderState } from '@/domain/orderLife';
import { isPaymentLost, isUnderway } from '@/domain/payment';
import { paymentTexts } from '@/features/checkout/payment/paymentTexts';
import type { StatusOutcome } from '@/features/checkout/statusOutcome';
import { orderTexts, orderListTexts as texts } from '@/features/checkout/texts';
import type { PlacedOrder } from './orderHistory';

type Props = { order: PlacedOrder; state: OrderState; outcome: StatusOutcome | undefined };

/** What the list says beside the name of the state; until a response comes, with the moment of the one before. */
function statusText(
  { orderId }: PlacedOrder,
  state: OrderState,
  outcome: StatusOutcome | undefined,
): { title: string; text?: string | undefined } {
  const { states } = texts;
  const waiting = (status: keyof typeof paymentTexts.waiting) => {
    const { title, lead } = paymentTexts.waiting[status];
    return { title, text: lead };
  };
  if (isUnderway(state)) return waiting(state);
  switch (state) {
    case 'paid':
      return { title: states.paid };
    case 'received':
      return { title: states.received, text: paymentTexts.received };
    case 'cancelled':
      return { title: states.cancelled, text: texts.cancelledHere };
    case 'lost': {
      const status = outcome && 'paymentStatus' in outcome ? outcome.paymentStatus : undefined;
      const reason = status && isPaymentLost(status) ? `${paymentTexts.lost[status].title}.` : undefined;
      return { title: states.lost, text: reason };
    }
    case 'open':
      return { title: states.open, text: paymentTexts.waiting.open.lead };
    case 'unclear':
      return waiting('unknown');
    case 'asking':
      return { title: states.asking };
    case 'unnumbered':
      return { title: states.unknown, text: orderTexts.noNumber };
    case 'unknown':
      return { title: states.unknown, text: orderTexts.unknown(orderId ?? '') };
    case 'noResponse':
      return { title: states.unasked, text: texts.unasked };
  }
}

export function OrderStatus({ order, state, outcome }: Props) {
  const { title, text } = statusText(order, state, outcome);
  const isFinal = !orderRules[state].isOpen;
  const isFresh = outcome !== undefined && !('error' in outcome);
  const asOf = isFinal && (state === 'cancelled' || !isFresh) ? order.statedAt : undefined;
  return (
    <div role="status" className={isFinal ? 'order-status' : 'order-status order-status-room'}>
      <p>
        <strong className={`order-state order-state-${state}`}>{title}</strong>
        {asOf !== undefined && <small className="soft">{texts.asOf(momentText(asOf))}</small>}
      </p>
      {text && <p>{text}</p>}
    </div>
  );
}
