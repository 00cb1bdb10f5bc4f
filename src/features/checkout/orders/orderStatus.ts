import { isPaymentLost } from '@/domain/payment';
import type { PlacedOrder } from '@/features/checkout/orderEntries';
import type { PaymentAnswer } from '@/features/checkout/orderState';
import { orderTexts } from '@/features/checkout/orderTexts';
import { ordersTexts as texts } from '@/features/checkout/ordersTexts';
import { paymentTexts } from '@/features/checkout/paymentTexts';

export type OrderStatus = {
  kind: 'paid' | 'cancelled' | 'lost' | 'asking' | 'open' | 'waiting' | 'unasked';
  title: string;
  text?: string;
  /** When this was known (epoch ms), where it is not an answer of just now. */
  asOf?: number | undefined;
};

/**
 * What the list states about an order: only an answer of the backend settles it (requirements R20). Until it comes, a final
 * state is stated with the moment of the answer before.
 */
export function orderStatus(
  order: PlacedOrder,
  answer: PaymentAnswer | undefined,
  isChecking: boolean,
): OrderStatus {
  const { orderId, state, statedAt } = order;
  const { states } = texts;
  if (state === 'cancelled') {
    return { kind: 'cancelled', title: states.cancelled, text: texts.cancelledHere, asOf: statedAt };
  }
  if ((state === 'paid' || state === 'lost') && (!answer || 'error' in answer)) {
    return { kind: state, title: states[state], asOf: statedAt };
  }
  if (orderId === null) {
    return { kind: 'unasked', title: states.unknown, text: orderTexts.noNumber };
  }
  if (!answer && isChecking) return { kind: 'asking', title: states.asking };
  if (!answer || 'error' in answer) {
    return answer?.error.kind === 'notFound'
      ? { kind: 'unasked', title: states.unknown, text: orderTexts.unknown(orderId) }
      : { kind: 'unasked', title: states.unasked, text: texts.unasked };
  }
  const { status } = answer;
  if (status === 'paid') return { kind: 'paid', title: states.paid };
  if (isPaymentLost(status)) {
    return { kind: 'lost', title: states.lost, text: `${paymentTexts.lost[status].title}.` };
  }
  const { title, lead } = paymentTexts.waiting[status];
  return status === 'open'
    ? { kind: 'open', title: states.open, text: lead }
    : { kind: 'waiting', title, text: lead };
}
